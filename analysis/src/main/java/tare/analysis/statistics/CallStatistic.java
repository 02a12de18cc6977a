package tare.analysis.statistics;

import java.util.List;
import java.util.Locale;

/**
 * The statistics of calls that are bounded and compared. They answer different questions and may
 * disagree: an exporter thread that wakes seldom costs a mean, not a median.
 */
public enum CallStatistic {
  MEAN,
  MEDIAN,
  P90,
  P99;

  /** One value a fork, in the order of the forks. */
  public double[] of(List<ForkStatistics> forks) {
    return forks.stream().mapToDouble(this::of).toArray();
  }

  /** The value of one fork, in nanoseconds a call. */
  public double of(ForkStatistics fork) {
    return switch (this) {
      case MEAN -> fork.meanNanos();
      case MEDIAN -> fork.medianNanos();
      case P90 -> fork.p90Nanos();
      case P99 -> fork.p99Nanos();
    };
  }

  /** The name as it stands in every output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
