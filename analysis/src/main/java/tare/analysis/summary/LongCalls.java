package tare.analysis.summary;

import java.util.Locale;
import java.util.stream.IntStream;
import tare.model.Warning;
import tare.results.ConfigurationSummary.Overhead;
import tare.results.ValueCounts;

/** Rare long calls can carry a mean so far that it lies above the 99th percentile. */
final class LongCalls {

  private LongCalls() {}

  /** Whether the table would show a mean above the p99 beside it, which puzzles. */
  static boolean carryTheMean(Overhead overhead) {
    return overhead != null
        && overhead.nanosPerMonitoredCall().estimate()
            > overhead.p99NanosPerMonitoredCall().estimate();
  }

  /**
   * What explains it.
   *
   * @param calls the steady calls of all forks
   */
  static Warning warning(ValueCounts calls) {
    double p99 = ForkSample.describe(calls).p99();
    double number = (double) longer(p99, calls).mapToLong(calls::count).sum() / calls.total();
    double nanos =
        longer(p99, calls)
            .mapToDouble(place -> (double) calls.value(place) * calls.count(place))
            .sum();
    return new Warning(
        "rareLongCalls",
        String.format(
            Locale.ROOT,
            "its mean is above its p99: the longest %.1f %% of the calls take %.0f %% of the time of"
                + " all",
            100 * number,
            100 * nanos / calls.sum()),
        "median and p99 say what nearly every call pays, the mean what all pay together: give both");
  }

  /** Places of the values above. */
  private static IntStream longer(double nanos, ValueCounts calls) {
    return IntStream.range(0, calls.distinct()).filter(place -> calls.value(place) > nanos);
  }
}
