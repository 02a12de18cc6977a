package tare.cli;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import tare.analysis.comparison.PrecisionTarget;
import tare.study.PrecisionGoal;

/** How long to go on measuring, instead of a number of forks. */
final class PrecisionOptions {

  @Option(
      names = "--until-rciw",
      paramLabel = "SHARE",
      description =
          "Add blocks, at least 10, until every arm's interval of treatment time is as narrow: 2%%.")
  String rciw;

  @Option(
      names = "--until-width",
      paramLabel = "NANOS",
      description = "The same for the overhead of each monitored call: 5ns.")
  String width;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "Begin no block that would end after this time: 15m.")
  Duration budget;

  /**
   * When to end; empty when the number of forks decides.
   *
   * @throws UsageException when the options contradict one another or are malformed
   */
  Optional<PrecisionGoal> goal() {
    if (rciw == null && width == null) {
      if (budget != null) {
        throw new UsageException("--budget goes with --until-rciw or --until-width");
      }
      return Optional.empty();
    }
    if (rciw != null && width != null) {
      throw new UsageException("--until-rciw and --until-width exclude each other");
    }
    boolean relative = rciw != null;
    return Optional.of(
        new PrecisionGoal(
            target(relative ? rciw : width, relative),
            Optional.ofNullable(budget).map(Converters::budget)));
  }

  private static PrecisionTarget target(String text, boolean relative) {
    String refusal =
        (relative
                ? "--until-rciw takes a share above 0 such as 2%"
                : "--until-width takes nanoseconds above 0 such as 5ns")
            + (", but is " + text);
    try {
      PrecisionTarget target = PrecisionTarget.parse(text);
      if (target.relative() != relative) {
        throw new UsageException(refusal);
      }
      return target;
    } catch (IllegalArgumentException e) {
      throw new UsageException(refusal, e);
    }
  }
}
