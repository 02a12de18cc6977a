package tare.analysis.statistics;

/**
 * The A/A test: the same arm measured twice under two names must not differ.
 *
 * @param ratio second arm / first arm, from the logarithms of fork values
 * @param pValue probability of a difference at least this large between equal arms
 * @param differs whether the test raised a false alarm: the interval excludes 1
 */
public record SameArmTest(Interval ratio, double pValue, boolean differs) {

  /**
   * Tests fork values of the same arm by Welch on logarithms.
   *
   * @param first one value a fork, positive
   * @param again one value a fork of the same arm's alias, positive
   * @param confidence between 0 and 1; 0.99 raises one false alarm in a hundred experiments
   */
  public static SameArmTest of(double[] first, double[] again, double confidence) {
    Interval ratio = WelchInterval.ofRatio(again, first, confidence);
    return new SameArmTest(ratio, WelchInterval.ratioPValue(again, first), !ratio.contains(1));
  }
}
