package tare.results;

/**
 * A path that somebody named is not what it should be: nothing is there, or something else. It is a
 * wrong word and no damage: nothing was written, and another path may be right.
 */
public final class WrongPlaceException extends ResultsException {

  private static final long serialVersionUID = 1;

  public WrongPlaceException(String message) {
    super(message);
  }

  WrongPlaceException(String message, Throwable cause) {
    super(message, cause);
  }
}
