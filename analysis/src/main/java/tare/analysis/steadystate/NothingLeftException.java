package tare.analysis.steadystate;

/** A fixed warm-up drops as many iterations as a fork has, or more; one line with the most. */
public final class NothingLeftException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  NothingLeftException(int dropped, int iterations) {
    super(
        ("a warm-up of " + dropped + " iterations leaves nothing of a fork, which has ")
            + (iterations + ": drop at most " + (iterations - 1)));
  }
}
