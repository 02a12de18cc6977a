package tare.results;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A results folder cannot be written or read; the message is one line that names the file. */
public final class ResultsException extends IOException {

  private static final long serialVersionUID = 1;

  public ResultsException(String message) {
    super(message);
  }

  public ResultsException(String message, Throwable cause) {
    super(message, cause);
  }

  /** A file that should be there cannot be read. */
  static ResultsException unreadable(Path file, IOException cause) {
    return cause instanceof NoSuchFileException
        ? new ResultsException(file + " is missing", cause)
        : because(file + " cannot be read", cause);
  }

  /** Says what could not be done, and why in the words of the system. */
  public static ResultsException because(String failure, Throwable cause) {
    String reason = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    String firstLine = reason.lines().findFirst().orElse(reason);
    String remedy =
        reason.contains("No space left") || reason.contains("Disk quota")
            ? "; make room on the disk, then go on with --resume"
            : "";
    return new ResultsException(failure + ": " + firstLine + remedy, cause);
  }
}
