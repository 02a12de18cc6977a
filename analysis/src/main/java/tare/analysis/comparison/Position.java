package tare.analysis.comparison;

import java.util.List;
import tare.analysis.statistics.FiellerInterval;
import tare.analysis.statistics.Interval;

/**
 * Where a release stands between a good and a bad one that were measured in the same blocks: 0 is
 * as the good, 1 as the bad.
 *
 * @param share (release - good) / (bad - good) of means, with Fieller's interval over blocks
 */
public record Position(Interval share) {

  private static final double HALFWAY = 0.5;

  /**
   * One value a block of each, in the same order.
   *
   * @param confidence between 0 and 1
   */
  public static Position of(
      List<Double> good, List<Double> release, List<Double> bad, double confidence) {
    double[] above = new double[good.size()];
    double[] below = new double[good.size()];
    for (int i = 0; i < above.length; i++) {
      above[i] = release.get(i) - good.get(i);
      below[i] = bad.get(i) - good.get(i);
    }
    return new Position(FiellerInterval.ofRatio(above, below, confidence));
  }

  /** Nearer to the bad release. */
  public boolean bad() {
    return share.estimate() > HALFWAY;
  }

  /** Whether the data leave no doubt to which of the two it is nearer. */
  public boolean certain() {
    return share.bounded() && !share.contains(HALFWAY);
  }
}
