package tare.controller.process;

/** A process did not do its part; the message says which, what happened, where its log is. */
public final class ProcessFailure extends Exception {

  public ProcessFailure(String message) {
    super(message);
  }

  public ProcessFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
