package tare.workload;

import java.util.Arrays;
import java.util.Locale;

/** What a run by hand says about itself. */
final class ManualSummary {

  private ManualSummary() {}

  /** A few lines of text: a line a thread, then what the harness itself costs. */
  static String of(Workload workload, Calibration calibration) {
    StringBuilder text = new StringBuilder();
    for (int thread = 0; thread < workload.times().size(); thread++) {
      CallTimes times = workload.times().get(thread);
      text.append(line("thread %d: nanoseconds a call: ", thread))
          .append(meanAndMedian(times.durationNanos()));
      if (times.lagNanos().length > 0) {
        text.append("; lag: ").append(meanAndMedian(times.lagNanos()));
      }
      text.append('\n');
    }
    return text.append(
            line(
                "a clock read costs %.1f ns, an empty timed section reads %.1f ns (not"
                    + " subtracted)%n",
                calibration.clockCostNanos(), calibration.harnessFloorNanos()))
        .toString();
  }

  private static String meanAndMedian(long[] values) {
    long[] sorted = values.clone();
    Arrays.sort(sorted);
    double mean = Arrays.stream(sorted).average().orElseThrow();
    return line("mean %.1f, median %d", mean, sorted[sorted.length / 2]);
  }

  private static String line(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
