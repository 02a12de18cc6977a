package tare.reference;

import java.util.Arrays;

/**
 * What {@link Severity#spend} takes, in nanoseconds.
 *
 * @param medianNanos median over the stretches
 * @param lowNanos lower end of the 95 % interval of that median
 * @param highNanos upper end
 */
record SeverityCalibration(double medianNanos, double lowNanos, double highNanos) {

  private static final int STRETCHES = 51;

  /**
   * Order statistics 19 and 33 of 51 enclose the median with 95.1 %, whatever the distribution:
   * David and Nagaraja, Order Statistics, 3rd ed. (2003), section 7.1. In R: {@code
   * diff(pbinom(c(18, 32), 51, 0.5))}.
   */
  private static final int LOW_RANK = 19;

  private static final int HIGH_RANK = STRETCHES + 1 - LOW_RANK;

  private static final long STRETCH_NANOS = 1_000_000;
  private static final long WARM_UP_NANOS = 100_000_000;

  /** Warms the chain up, then times it in stretches of about a millisecond. */
  static SeverityCalibration measure() {
    long callsPerStretch = warmUp();
    double[] nanosPerCall = new double[STRETCHES];
    for (int stretch = 0; stretch < STRETCHES; stretch++) {
      nanosPerCall[stretch] = (double) nanosOf(callsPerStretch) / callsPerStretch;
    }
    return of(nanosPerCall);
  }

  static SeverityCalibration of(double... nanosPerCall) {
    double[] sorted = nanosPerCall.clone();
    Arrays.sort(sorted);
    return new SeverityCalibration(
        sorted[STRETCHES / 2], sorted[LOW_RANK - 1], sorted[HIGH_RANK - 1]);
  }

  /** Returns how many calls fill a stretch once they are compiled. */
  private static long warmUp() {
    long calls = 1_000;
    long end = System.nanoTime() + WARM_UP_NANOS;
    long nanos;
    do {
      nanos = Math.max(1, nanosOf(calls));
      calls = Math.max(100, calls * STRETCH_NANOS / nanos);
    } while (System.nanoTime() < end);
    return calls;
  }

  private static long nanosOf(long calls) {
    long start = System.nanoTime();
    for (long call = 0; call < calls; call++) {
      Severity.spend();
    }
    return System.nanoTime() - start;
  }

  /** Makes the figures known to the workload, which hands on all properties of this prefix. */
  void publish() {
    System.setProperty("tare.counter.severityNanos", Double.toString(medianNanos));
    System.setProperty("tare.counter.severityNanosLow", Double.toString(lowNanos));
    System.setProperty("tare.counter.severityNanosHigh", Double.toString(highNanos));
  }
}
