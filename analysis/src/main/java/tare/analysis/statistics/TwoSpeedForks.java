package tare.analysis.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Mean;

/**
 * Forks that settle at one of two speeds: the JIT decided differently, memory fell differently. An
 * interval of few such forks is too narrow when the rarer speed is missing from the sample.
 *
 * @param slowForks forks of the slower group
 * @param forks all forks looked at
 * @param slowDown geometric mean of the slower group / that of the faster, above 1
 */
public record TwoSpeedForks(int slowForks, int forks, double slowDown) {

  /** Speeds nearer than this are one speed for every purpose here. */
  static final double LEAST_SLOW_DOWN = 1.02;

  /** What the best split leaves of the variance of very many normal values: 1 - 2 / pi. */
  private static final double NORMAL_LIMIT = 1 - 2 / Math.PI;

  /** Fits the first percentile of that share over 8 to 60 normal values, to 0.005. */
  private static final double SMALL_SAMPLE = 0.86;

  /** The first percentile for 5 values; the fit would be negative. */
  private static final double FIVE_VALUES = 0.0135;

  private static final int LEAST_GROUP = 2;

  /**
   * Looks for two groups in the logarithms of fork values: the best split (Fisher 1958, "On
   * Grouping for Maximum Homogeneity") leaves less of the variance than it does in 99 of 100
   * samples of one normal group. When all forks together show none, they are looked at without the
   * farthest tenth, which may be outlying. Groups of one are outlying forks, not a speed.
   *
   * @param forkValues one value a fork, positive
   * @return nothing when one speed explains the forks, or there are fewer than five
   */
  public static Optional<TwoSpeedForks> among(double[] forkValues) {
    double[] logs = Require.logarithms(forkValues);
    Optional<TwoSpeedForks> ofAll = split(logs);
    return ofAll.isPresent() ? ofAll : split(withoutOutlying(logs));
  }

  private static Optional<TwoSpeedForks> split(double[] logs) {
    if (logs.length < OutlyingFork.LEAST_FORKS) {
      return Optional.empty();
    }
    double[] sorted = logs.clone();
    Arrays.sort(sorted);
    int fast = bestSplit(sorted);
    double[] fastLogs = Arrays.copyOfRange(sorted, 0, fast);
    double[] slowLogs = Arrays.copyOfRange(sorted, fast, sorted.length);
    double remaining = squares(fastLogs) + squares(slowLogs);
    double slowDown = Math.exp(mean(slowLogs) - mean(fastLogs));
    boolean two =
        slowDown >= LEAST_SLOW_DOWN && remaining < criticalShare(sorted.length) * squares(sorted);
    return two
        ? Optional.of(new TwoSpeedForks(slowLogs.length, sorted.length, slowDown))
        : Optional.empty();
  }

  /** The share of slow forks. */
  public double slowShare() {
    return (double) slowForks / forks;
  }

  /** Share of the variance that the best split leaves in one of 100 normal samples. */
  static double criticalShare(int forks) {
    return Math.max(FIVE_VALUES, NORMAL_LIMIT - SMALL_SAMPLE / Math.sqrt(forks));
  }

  private static double[] withoutOutlying(double[] logs) {
    double[] scores = OutlyingFork.modifiedZScores(logs);
    int tenth = Math.max(1, logs.length / 10);
    Set<Integer> aside =
        IntStream.range(0, logs.length)
            .boxed()
            .filter(i -> Math.abs(scores[i]) > OutlyingFork.threshold(logs.length))
            .sorted(Comparator.comparingDouble(i -> -Math.abs(scores[i])))
            .limit(tenth)
            .collect(Collectors.toSet());
    return IntStream.range(0, logs.length)
        .filter(i -> !aside.contains(i))
        .mapToDouble(i -> logs[i])
        .toArray();
  }

  private static int bestSplit(double[] sorted) {
    double mean = mean(sorted);
    double best = -1;
    int split = LEAST_GROUP;
    double below = 0;
    for (int k = 1; k <= sorted.length - LEAST_GROUP; k++) {
      below += sorted[k - 1] - mean;
      double between = below * below / k + below * below / (sorted.length - k);
      if (k >= LEAST_GROUP && between > best) {
        best = between;
        split = k;
      }
    }
    return split;
  }

  private static double squares(double[] values) {
    double mean = mean(values);
    double sum = 0;
    for (double value : values) {
      sum += (value - mean) * (value - mean);
    }
    return sum;
  }

  private static double mean(double[] values) {
    return Mean.of(values).getAsDouble();
  }
}
