package tare.analysis.summary;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tare.analysis.statistics.LinearFit;
import tare.model.ForkCounters;
import tare.results.Scaling;

/**
 * The straight line through the points of a sweep, block by block.
 *
 * @param axis what grows
 * @param points what was measured at each value whose cost may be published, ascending
 * @param medians the same of the forks' medians
 */
record SweptLine(SweepAxis axis, List<BlockDifferences> points, List<BlockDifferences> medians) {

  /** Any two points lie on a line, so that two say nothing of whether there is one. */
  private static final int LEAST_POINTS = 3;

  /**
   * Why there is no line.
   *
   * @param planned number of points, those without a published cost with them
   */
  Optional<String> obstacle(int planned) {
    if (points.size() < LEAST_POINTS) {
      String measured =
          points.size() == planned
              ? "it has " + planned + " points"
              : points.size() + " of its " + planned + " points have a published cost";
      return Optional.of(measured + ", and a line through fewer than three says nothing");
    }
    return BlockDifferences.commonBlocks(points).isEmpty()
        ? Optional.of("no block has a fork of each of its points, so more blocks are needed")
        : Optional.empty();
  }

  /**
   * Fits the line; nothing may stand against it.
   *
   * @param doubtfulAt values of the points whose records make them doubtful
   */
  Scaling.Line fit(List<Double> doubtfulAt, double confidence) {
    List<Integer> common = BlockDifferences.commonBlocks(points);
    double[] values = points.stream().mapToDouble(point -> axis.of(point.sample())).toArray();
    double[] spreads =
        points.stream().mapToDouble(point -> point.meanCallNanos() / scale(point)).toArray();
    LinearFit fit = LinearFit.of(values, rows(points, common), spreads, confidence);
    LinearFit ofMedians = LinearFit.of(values, rows(medians, common), spreads, confidence);
    OptionalDouble known = perCall() ? knownNanos() : OptionalDouble.empty();
    return new Scaling.Line(
        Intervals.summarised(fit.intercept()),
        Intervals.summarised(fit.slope()),
        Intervals.summarised(ofMedians.slope()),
        common.size(),
        doubtfulAt,
        fit.lackOfFit().map(misfit -> summarised(misfit, values, spreads)).orElse(null),
        known.isPresent() ? Double.valueOf(known.getAsDouble()) : null);
  }

  private double[][] rows(List<BlockDifferences> differences, List<Integer> blocks) {
    return blocks.stream()
        .map(
            block ->
                differences.stream()
                    .mapToDouble(point -> point.nanosPerCall().get(block) / scale(point))
                    .toArray())
        .toArray(double[][]::new);
  }

  /** Along the depth the line is in nanoseconds a call; else for each monitored call. */
  private boolean perCall() {
    return axis == SweepAxis.DEPTH;
  }

  private double scale(BlockDifferences point) {
    return perCall() ? 1 : point.sample().arm().parameters().depth();
  }

  private static Scaling.LackOfFit summarised(
      LinearFit.LackOfFit misfit, double[] values, double[] spreads) {
    int worst = misfit.worst();
    return new Scaling.LackOfFit(
        misfit.pValue(), values[worst], misfit.distances().get(worst) / spreads[worst]);
  }

  /** Mean over all forks; empty unless every fork says it. */
  private OptionalDouble knownNanos() {
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
