package tare.controller.definition;

import java.util.Locale;
import java.util.Optional;

/** Where a jar comes from. */
public sealed interface ArtifactDefinition {

  /**
   * A file in a Maven repository.
   *
   * @param sha256 of the file, 64 hexadecimal digits
   */
  record Maven(MavenCoordinates maven, String sha256) implements ArtifactDefinition {
    public Maven {
      sha256 = requireSha256(sha256);
    }
  }

  /**
   * A {@code tar.gz} or {@code zip} in a Maven repository, unpacked before use.
   *
   * @param sha256 of the archive, 64 hexadecimal digits
   * @param entry the jar inside, relative to the archive's root
   */
  record Archive(MavenCoordinates archive, String sha256, String entry)
      implements ArtifactDefinition {
    public Archive {
      sha256 = requireSha256(sha256);
    }
  }

  /**
   * A file the user puts there.
   *
   * @param file relative to the framework's folder
   * @param whereToGet said when the file is not there
   */
  record LocalFile(String file, Optional<String> whereToGet) implements ArtifactDefinition {}

  /**
   * The jar of a Maven module in the framework's own folder.
   *
   * @param module the module's folder
   */
  record Module(String module) implements ArtifactDefinition {}

  /** Whether it has releases that a Maven repository may hold. */
  default boolean inRepository() {
    return this instanceof Maven || this instanceof Archive;
  }

  private static String requireSha256(String text) {
    if (!text.matches("[0-9a-fA-F]{64}")) {
      throw new IllegalArgumentException(
          "a sha256 has 64 hexadecimal digits, but this one is '" + text + "'");
    }
    return text.toLowerCase(Locale.ROOT);
  }
}
