package tare.analysis.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import tare.model.RecordAccounting;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.Cost;

/**
 * A pace at which a lossy agent may deliver everything. It goes by what the agent brought out of
 * the same run for each second from the first call to the end of its process, its drain included,
 * so that what lay in a queue when the calls had ended is not taken for speed.
 *
 * @param recordsPerSecond what it delivered
 * @param callsPerSecond calls over all threads that make {@link #MARGIN} of those records, rounded
 *     down to one digit
 */
record RateSuggestion(double recordsPerSecond, BigDecimal callsPerSecond) {

  /** Half: a queue must drain faster than it fills, and calls do not come evenly. */
  static final double MARGIN = 0.5;

  private static final double NANOS_PER_SECOND = 1e9;

  /** Empty where nothing arrived, or it is not known how long the forks took. */
  static Optional<RateSuggestion> of(ConfigurationSummary arm) {
    RecordAccounting records = arm.records();
    Cost cost = arm.cost();
    boolean known = cost != null && cost.recordsOfferedPerSecond() != null;
    if (!known || records == null || records.delivered() == 0) {
      return Optional.empty();
    }
    double measuring = records.expected() / cost.recordsOfferedPerSecond();
    double draining = arm.forks() * cost.drainNanos() / NANOS_PER_SECOND;
    double perSecond = records.delivered() / (measuring + draining);
    double calls = (double) arm.callsPerFork() * arm.threads() * arm.forks();
    double callsPerSecond = MARGIN * perSecond * calls / records.expected();
    return Optional.of(
        new RateSuggestion(
            perSecond,
            new BigDecimal(callsPerSecond).round(new MathContext(1, RoundingMode.DOWN))));
  }

  /** Said to be no more than it is. */
  String sentence() {
    return "It delivered "
        + Figures.rate(recordsPerSecond)
        + " records a second from its first call to its end; as a suggestion, try half of that, in"
        + " calls a second: --rate "
        + callsPerSecond.toPlainString()
        + ".";
  }
}
