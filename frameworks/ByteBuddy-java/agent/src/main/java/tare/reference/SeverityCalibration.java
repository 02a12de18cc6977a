package tare.reference;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;

/**
 * Times what {@link Severity#spend} takes in short stretches, some before the application starts
 * and then on until it ends, and publishes their median.
 *
 * <p>Spread out, because a shared processor has moments in which everything takes 5 % longer;
 * short, because a stretch that is interrupted tells nothing.
 */
final class SeverityCalibration {

  private static final long WARM_UP_NANOS = 100_000_000;
  private static final long STRETCH_NANOS = 100_000;

  /** With a stretch in it, half a percent of one processor. */
  private static final long PAUSE_NANOS = 20_000_000;

  private static final int FIRST_STRETCHES = 21;

  /** Those of a bit more than three minutes; what comes later changes nothing any more. */
  private static final int MOST_STRETCHES = 10_000;

  /** 97.5 % quantile of the normal distribution. */
  private static final double NORMAL_QUANTILE = 1.96;

  /** Nanoseconds of one call, one for each stretch, in ascending order. */
  private final double[] sorted = new double[MOST_STRETCHES];

  private int stretches;

  /** Warms the chain up, takes the first stretches, and goes on in the background. */
  void start() {
    long calls = warmUp();
    while (stretches < FIRST_STRETCHES) {
      addStretch(calls);
    }
    publish();
    Thread thread = new Thread(() -> goOn(calls), "tare-reference-severity");
    thread.setDaemon(true);
    thread.start();
  }

  private void goOn(long calls) {
    while (stretches < MOST_STRETCHES) {
      LockSupport.parkNanos(PAUSE_NANOS);
      addStretch(calls);
      publish();
    }
  }

  /**
   * Returns how many calls fill a stretch once they are compiled, by the best stretch seen: one
   * that was interrupted must not make all others so short that they time the clock.
   */
  private static long warmUp() {
    long calls = 100;
    double bestNanos = Double.MAX_VALUE;
    long end = System.nanoTime() + WARM_UP_NANOS;
    do {
      bestNanos = Math.min(bestNanos, Math.max(1, nanosOf(calls)) / (double) calls);
      calls = Math.max(1, (long) (STRETCH_NANOS / bestNanos));
    } while (System.nanoTime() < end);
    return calls;
  }

  private static long nanosOf(long calls) {
    long start = System.nanoTime();
    for (long call = 0; call < calls; call++) {
      Severity.spend(call);
    }
    return System.nanoTime() - start;
  }

  private void addStretch(long calls) {
    add((double) nanosOf(calls) / calls);
  }

  void add(double nanosPerCall) {
    int found = Arrays.binarySearch(sorted, 0, stretches, nanosPerCall);
    int at = found < 0 ? -found - 1 : found;
    System.arraycopy(sorted, at, sorted, at + 1, stretches - at);
    sorted[at] = nanosPerCall;
    stretches++;
  }

  double medianNanos() {
    return (sorted[(stretches - 1) / 2] + sorted[stretches / 2]) / 2;
  }

  /** Lower end of the 95 % interval of the median. */
  double lowNanos() {
    return sorted[lowRank() - 1];
  }

  /** Upper end of the 95 % interval of the median. */
  double highNanos() {
    return sorted[stretches - lowRank()];
  }

  /**
   * Order statistics of these ranks, from below and from above, enclose the median whatever the
   * distribution: David and Nagaraja, Order Statistics, 3rd ed. (2003), section 7.1, with the
   * binomial distribution's normal approximation.
   */
  private int lowRank() {
    double rank = stretches / 2.0 - NORMAL_QUANTILE * Math.sqrt(stretches) / 2;
    return Math.max(1, (int) Math.floor(rank));
  }

  /** Makes the figures known to the workload, which hands on all properties of this prefix. */
  private void publish() {
    System.setProperty("tare.counter.severityNanos", Double.toString(medianNanos()));
    System.setProperty("tare.counter.severityNanosLow", Double.toString(lowNanos()));
    System.setProperty("tare.counter.severityNanosHigh", Double.toString(highNanos()));
  }
}
