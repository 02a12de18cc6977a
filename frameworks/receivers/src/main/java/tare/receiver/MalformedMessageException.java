package tare.receiver;

/** A message that is not what its protocol says; it counts as malformed and as nothing else. */
public class MalformedMessageException extends Exception {

  /** Says what is wrong with it. */
  public MalformedMessageException(String message) {
    super(message);
  }

  /** Says what is wrong with it, and what found that out. */
  public MalformedMessageException(String message, Throwable cause) {
    super(message, cause);
  }
}
