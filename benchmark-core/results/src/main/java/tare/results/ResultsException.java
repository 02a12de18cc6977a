package tare.results;

import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.ZipException;

/** A results folder cannot be written or read; the message is one line that names the file. */
public class ResultsException extends IOException {

  private static final long serialVersionUID = 1;

  public ResultsException(String message) {
    super(message);
  }

  public ResultsException(String message, Throwable cause) {
    super(message, cause);
  }

  /** A file of a fork that should be there cannot be read. */
  static ResultsException unreadable(Path file, IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return new ResultsException(file + " is missing", cause);
    }
    if (cause instanceof EOFException || cause instanceof ZipException) {
      return damaged(file, "it is no whole gzip file (" + cause.getMessage() + ")", cause);
    }
    return because(file + " cannot be read", cause);
  }

  /**
   * A file of a fork is not as it was written.
   *
   * @param finding what was expected and what was found
   */
  static ResultsException damaged(Path file, String finding, Throwable cause) {
    return new ResultsException(
        file
            + (" is damaged: " + finding + "; take the original, or delete that fork's line in ")
            + "forks.jsonl and measure it again with --resume",
        cause);
  }

  /** Says what could not be done, and why in the words of the system. */
  public static ResultsException because(String failure, Throwable cause) {
    String reason = reason(cause);
    String firstLine = reason.lines().findFirst().orElse(reason);
    String remedy =
        reason.contains("No space left") || reason.contains("Disk quota")
            ? "; make room on the disk, then go on with --resume"
            : "";
    return new ResultsException(failure + ": " + firstLine + remedy, cause);
  }

  /** The system's own message is often nothing but the path. */
  private static String reason(Throwable cause) {
    if (cause instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (cause instanceof FileAlreadyExistsException) {
      return "a file is in the way";
    }
    if (cause instanceof CharacterCodingException) {
      return "it is no text in UTF-8";
    }
    if (cause instanceof FileSystemException failure && failure.getReason() != null) {
      return failure.getReason();
    }
    return cause.getMessage() == null ? cause.toString() : cause.getMessage();
  }
}
