package tare.controller.artifact;

/** A file that is needed cannot be had, or is not what it should be: one line for the user. */
public final class ArtifactException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * One line: what happened, where, remedy.
   *
   * @param message the line
   */
  public ArtifactException(String message) {
    super(message);
  }

  ArtifactException(String message, Throwable cause) {
    super(message, cause);
  }
}
