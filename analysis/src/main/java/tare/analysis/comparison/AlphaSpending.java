package tare.analysis.comparison;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Looking more than once without more false alarms: the level of the test at each look, so that all
 * together raise no more than agreed (Lan and DeMets 1983, "Discrete sequential boundaries for
 * clinical trials"; spending in proportion to the data: Kim and DeMets 1987).
 *
 * @param blocks after which to look
 * @param levels two-sided level of the test at each look; its interval has confidence 1 - level
 */
public record AlphaSpending(List<Integer> blocks, List<Double> levels) {

  /** More looks cost more than they save. */
  public static final int MOST_LOOKS = 4;

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  public AlphaSpending {
    blocks = List.copyOf(blocks);
    levels = List.copyOf(levels);
  }

  /**
   * Plans the looks.
   *
   * @param alpha probability of a false alarm at any look, between 0 and 1
   * @param blocks after which to look, ascending, 1 to {@link #MOST_LOOKS} of them
   */
  public static AlphaSpending plan(double alpha, List<Integer> blocks) {
    require(alpha, blocks);
    double all = blocks.get(blocks.size() - 1);
    double[] levels = new double[blocks.size()];
    SurvivingWalk walk = SurvivingWalk.START;
    double before = 0;
    for (int look = 0; look < levels.length; look++) {
      double share = blocks.get(look) / all;
      double step = Math.sqrt(share - before);
      double bound = walk.boundCrossedBy(alpha * (share - before), step);
      walk = walk.continued(bound, step);
      levels[look] = 2 * NORMAL.survivalProbability(bound / Math.sqrt(share));
      before = share;
    }
    return new AlphaSpending(blocks, DoubleStream.of(levels).boxed().toList());
  }

  private static void require(double alpha, List<Integer> blocks) {
    boolean ascending =
        IntStream.range(0, blocks.size())
            .allMatch(i -> blocks.get(i) > (i == 0 ? 0 : blocks.get(i - 1)));
    boolean fewEnough = !blocks.isEmpty() && blocks.size() <= MOST_LOOKS;
    if (!(alpha > 0 && alpha < 1) || !ascending || !fewEnough) {
      throw new IllegalArgumentException(
          "a plan needs a level between 0 and 1 and 1 to "
              + MOST_LOOKS
              + " ascending numbers of blocks, but has "
              + alpha
              + " and "
              + blocks);
    }
  }
}
