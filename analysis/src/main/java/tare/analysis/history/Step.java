package tare.analysis.history;

/**
 * A place where the level of a series changes.
 *
 * @param first place of the first value of the new level
 * @param before level before it, since the step before
 * @param after level from here on, until the next step
 * @param pValue share of series of the same length and noise, but without a step, in which
 *     something as clear is seen anywhere
 */
public record Step(int first, double before, double after, double pValue) {

  /** How much the level rose; on logarithms, a ratio's. */
  public double rise() {
    return after - before;
  }
}
