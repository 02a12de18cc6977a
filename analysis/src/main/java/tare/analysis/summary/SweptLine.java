package tare.analysis.summary;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import tare.analysis.statistics.LinearFit;
import tare.model.ForkCounters;
import tare.results.Scaling;

/** The straight line through the points of a sweep, block by block. */
final class SweptLine {

  private SweptLine() {}

  /**
   * Fits the line.
   *
   * @param values of the axis
   * @param points what was measured at each
   * @param perCall whether the line is in nanoseconds a call; else for each monitored call
   * @return null with fewer than two points or no complete block
   */
  static Scaling.Line through(
      double[] values, List<BlockDifferences> points, boolean perCall, double confidence) {
    if (Arrays.stream(values).distinct().count() < 2) {
      return null;
    }
    List<Integer> common = BlockDifferences.commonBlocks(points);
    if (common.isEmpty()) {
      return null;
    }
    double[][] blocks =
        common.stream().map(block -> row(points, block, perCall)).toArray(double[][]::new);
    double[] spreads =
        points.stream()
            .mapToDouble(point -> point.meanCallNanos() / scale(point, perCall))
            .toArray();
    LinearFit fit = LinearFit.of(values, blocks, spreads, confidence);
    OptionalDouble known = perCall ? knownNanos(points) : OptionalDouble.empty();
    return new Scaling.Line(
        Intervals.summarised(fit.intercept()),
        Intervals.summarised(fit.slope()),
        common.size(),
        fit.lackOfFit().map(misfit -> summarised(misfit, values, spreads)).orElse(null),
        known.isPresent() ? Double.valueOf(known.getAsDouble()) : null);
  }

  private static double[] row(List<BlockDifferences> points, int block, boolean perCall) {
    return points.stream()
        .mapToDouble(point -> point.nanosPerCall().get(block) / scale(point, perCall))
        .toArray();
  }

  private static double scale(BlockDifferences point, boolean perCall) {
    return perCall ? 1 : point.sample().arm().parameters().depth();
  }

  private static Scaling.LackOfFit summarised(
      LinearFit.LackOfFit misfit, double[] values, double[] spreads) {
    int worst = misfit.worst();
    return new Scaling.LackOfFit(
        misfit.pValue(), values[worst], misfit.distances().get(worst) / spreads[worst]);
  }

  /** Mean over all forks; empty unless every fork says it. */
  private static OptionalDouble knownNanos(List<BlockDifferences> points) {
    List<Double> known =
        points.stream()
            .flatMap(point -> point.sample().forks().stream())
            .map(fork -> fork.result().counters())
            .map(
                counters ->
                    counters == null ? null : counters.extra().get(ForkCounters.KNOWN_COST_NANOS))
            .toList();
    return known.contains(null)
        ? OptionalDouble.empty()
        : known.stream().mapToDouble(Double::doubleValue).average();
  }
}
