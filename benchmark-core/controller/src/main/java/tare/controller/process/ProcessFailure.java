package tare.controller.process;

import java.nio.file.Path;

/** A process did not do its part; the message says which, what happened, where its log is. */
public final class ProcessFailure extends Exception {

  private static final long serialVersionUID = 1;

  public ProcessFailure(String message) {
    super(message);
  }

  public ProcessFailure(String message, Throwable cause) {
    super(message, cause);
  }

  /** The same failure, naming the place where a log is kept instead of where it was written. */
  ProcessFailure withLogAt(Path kept, Path written) {
    return new ProcessFailure(
        getMessage().replace(written.toString(), kept.toString()), getCause());
  }
}
