package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonCreator;

/**
 * A file in a Maven repository, written {@code group:artifact:version[:extension[:classifier]]}.
 *
 * @param extension {@code jar} unless given
 * @param classifier empty when there is none
 */
public record MavenCoordinates(
    String group, String artifact, String version, String extension, String classifier) {

  /**
   * Reads the written form.
   *
   * @throws IllegalArgumentException when it has fewer than three or more than five parts, or an
   *     empty one
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static MavenCoordinates parse(String text) {
    String[] parts = text.split(":", -1);
    boolean empty = false;
    for (String part : parts) {
      empty |= part.isBlank();
    }
    if (empty || parts.length < 3 || parts.length > 5) {
      throw new IllegalArgumentException(
          "'" + text + "' is not of the form group:artifact:version[:extension[:classifier]]");
    }
    return new MavenCoordinates(
        parts[0],
        parts[1],
        parts[2],
        parts.length > 3 ? parts[3] : "jar",
        parts.length > 4 ? parts[4] : "");
  }

  /** The same file of another release. */
  public MavenCoordinates withVersion(String other) {
    return new MavenCoordinates(group, artifact, other, extension, classifier);
  }

  /** The written form, as short as it can be. */
  @Override
  public String toString() {
    String start = group + ":" + artifact + ":" + version;
    if (!classifier.isEmpty()) {
      return start + ":" + extension + ":" + classifier;
    }
    return extension.equals("jar") ? start : start + ":" + extension;
  }
}
