package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Locale;

/** Where a jar comes from. */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({
  @JsonSubTypes.Type(ArtifactDefinition.Maven.class),
  @JsonSubTypes.Type(ArtifactDefinition.Archive.class),
  @JsonSubTypes.Type(ArtifactDefinition.LocalFile.class),
  @JsonSubTypes.Type(ArtifactDefinition.Module.class)
})
public sealed interface ArtifactDefinition {

  /**
   * A file in a Maven repository.
   *
   * @param sha256 of the file, 64 hexadecimal digits
   */
  record Maven(
      @JsonProperty(required = true) MavenCoordinates maven,
      @JsonProperty(required = true) String sha256)
      implements ArtifactDefinition {
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
  record Archive(
      @JsonProperty(required = true) MavenCoordinates archive,
      @JsonProperty(required = true) String sha256,
      @JsonProperty(required = true) String entry)
      implements ArtifactDefinition {
    public Archive {
      sha256 = requireSha256(sha256);
    }
  }

  /**
   * A file the user puts there.
   *
   * @param file relative to the framework's folder
   * @param whereToGet said when the file is not there; empty when nothing is known
   */
  record LocalFile(@JsonProperty(required = true) String file, String whereToGet)
      implements ArtifactDefinition {}

  /**
   * The jar of a Maven module in the framework's own folder.
   *
   * @param module the module's folder
   */
  record Module(@JsonProperty(required = true) String module) implements ArtifactDefinition {}

  private static String requireSha256(String text) {
    if (!text.matches("[0-9a-fA-F]{64}")) {
      throw new IllegalArgumentException(
          "a sha256 has 64 hexadecimal digits, but this one is '" + text + "'");
    }
    return text.toLowerCase(Locale.ROOT);
  }
}
