package tare.cli;

/** How {@code tare} ends. */
public final class ExitCode {

  /** Done. */
  public static final int DONE = 0;

  /** A relevant regression was found. */
  public static final int REGRESSION = 1;

  /** A usage error, or a plan that was refused: nothing was measured. */
  public static final int USAGE = 2;

  /** A measurement failed, is not valid, or is inconclusive. */
  public static final int FAILED = 3;

  /** Interrupted; results so far are kept. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
