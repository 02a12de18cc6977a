package tare.analysis.comparison;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Where a random walk without drift stands if it has crossed no bound so far: the test statistic of
 * equal arms from look to look (Armitage, McPherson and Rowe 1969, "Repeated significance tests on
 * accumulating data"). The density is integrated by Simpson's rule.
 */
final class SurvivingWalk {

  /** At 0, before the first step. */
  static final SurvivingWalk START = new SurvivingWalk(new double[] {0}, new double[] {1});

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final int POINTS = 401;
  private static final double FARTHEST = 10;
  private static final int BISECTIONS = 60;

  private final double[] places;
  private final double[] masses;

  private SurvivingWalk(double[] places, double[] masses) {
    this.places = places;
    this.masses = masses;
  }

  /**
   * The bound, on either side, that the next step crosses with this probability.
   *
   * @param probability between 0 and 1
   * @param step standard deviation of the step
   */
  double boundCrossedBy(double probability, double step) {
    double low = 0;
    double high = FARTHEST;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      if (crossing(middle, step) > probability) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  /** The walk after a step that has not crossed the bound. */
  SurvivingWalk continued(double bound, double step) {
    double[] next = new double[POINTS];
    double[] nextMasses = new double[POINTS];
    double width = 2 * bound / (POINTS - 1);
    for (int j = 0; j < POINTS; j++) {
      next[j] = -bound + j * width;
      double density = 0;
      for (int i = 0; i < places.length; i++) {
        density += masses[i] * NORMAL.density((next[j] - places[i]) / step) / step;
      }
      nextMasses[j] = density * simpsonWeight(j) * width / 3;
    }
    return new SurvivingWalk(next, nextMasses);
  }

  private double crossing(double bound, double step) {
    double sum = 0;
    for (int i = 0; i < places.length; i++) {
      double above = NORMAL.survivalProbability((bound - places[i]) / step);
      double below = NORMAL.survivalProbability((bound + places[i]) / step);
      sum += masses[i] * (above + below);
    }
    return sum;
  }

  private static double simpsonWeight(int point) {
    if (point == 0 || point == POINTS - 1) {
      return 1;
    }
    return point % 2 == 1 ? 4 : 2;
  }
}
