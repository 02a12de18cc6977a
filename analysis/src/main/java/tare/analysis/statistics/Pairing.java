package tare.analysis.statistics;

/**
 * Whether arms are compared block by block, decided on the two baselines, where no effect can sway
 * the choice: paired when their blocks move together so much that pairing makes the A/A interval
 * clearly narrower.
 *
 * <p>Pairing halves the degrees of freedom, so that without common disturbance it is the wider of
 * the two. Simulated on 5 to 40 blocks with correlations from 0 to 0.9, one-speed and two-speed
 * forks, this rule keeps false positives at or below the nominal 1 % (docs/methodology.md).
 *
 * @param paired whether to pair
 * @param widthRatio width of the paired A/A interval of log ratios / that of Welch's
 * @param correlation of the two baselines over the blocks
 */
public record Pairing(boolean paired, double widthRatio, double correlation) {

  /** With fewer blocks the choice is mostly luck. */
  public static final int LEAST_BLOCKS = 10;

  /** A ratio of widths that chance seldom reaches without correlation. */
  public static final double CLEARLY_NARROWER = 0.8;

  private static final double CONFIDENCE = 0.99;

  /**
   * Decides on the fork values of the two baselines.
   *
   * @param first one value a block, positive
   * @param again the values of the same blocks in the same order, positive
   */
  public static Pairing decide(double[] first, double[] again) {
    double paired = logWidth(PairedInterval.ofRatio(again, first, CONFIDENCE));
    double unpaired = logWidth(WelchInterval.ofRatio(again, first, CONFIDENCE));
    double widthRatio = first.length > 1 && unpaired > 0 ? paired / unpaired : 1;
    double correlation =
        PairedInterval.correlation(Require.logarithms(first), Require.logarithms(again));
    boolean pair = first.length >= LEAST_BLOCKS && widthRatio < CLEARLY_NARROWER;
    return new Pairing(pair, widthRatio, correlation);
  }

  private static double logWidth(Interval ratio) {
    return Math.log(ratio.high()) - Math.log(ratio.low());
  }
}
