package tare.analysis.summary;

import tare.analysis.statistics.Interval;
import tare.results.ConfidenceInterval;

/** Intervals on their way into a summary. */
final class Intervals {

  private Intervals() {}

  static ConfidenceInterval summarised(Interval interval) {
    return ConfidenceInterval.of(
        interval.estimate(), interval.low(), interval.high(), interval.confidence());
  }
}
