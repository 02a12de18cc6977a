package tare.workload;

/** Why a run cannot go on, in one line for the user: what happened, where, and the remedy. */
final class WorkloadFailure extends RuntimeException {

  /** Exit status of a JVM that ended for this reason. */
  static final int EXIT_STATUS = 4;

  private static final long serialVersionUID = 1L;

  WorkloadFailure(String message) {
    super(message);
  }

  WorkloadFailure(String message, Throwable cause) {
    super(message, cause);
  }

  /** What to print for a throwable of whatever origin: always one line. */
  static String line(Throwable failure) {
    String text = failure instanceof WorkloadFailure ? failure.getMessage() : failure.toString();
    return "tare-workload: " + text.replace('\n', ' ').replace('\r', ' ');
  }
}
