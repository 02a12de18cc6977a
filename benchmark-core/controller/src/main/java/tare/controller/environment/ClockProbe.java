package tare.controller.environment;

import java.util.Arrays;

/** What {@link System#nanoTime} costs and how fine it is. */
final class ClockProbe {

  private static final int BATCHES = 200;
  private static final int READS = 1_000;

  private ClockProbe() {}

  /** Cost of one read: the median over batches, the first half of which warms up. */
  static double costNanos() {
    double[] means = new double[BATCHES];
    for (int batch = 0; batch < BATCHES; batch++) {
      long begin = System.nanoTime();
      long end = begin;
      for (int read = 0; read < READS; read++) {
        end = System.nanoTime();
      }
      means[batch] = (double) (end - begin) / READS;
    }
    double[] warm = Arrays.copyOfRange(means, BATCHES / 2, BATCHES);
    Arrays.sort(warm);
    return warm[warm.length / 2];
  }

  /** The smallest step between two reads that differ. */
  static long granularityNanos() {
    long smallest = Long.MAX_VALUE;
    long last = System.nanoTime();
    for (int read = 0; read < BATCHES * READS; read++) {
      long now = System.nanoTime();
      if (now != last) {
        smallest = Math.min(smallest, now - last);
        last = now;
      }
    }
    return smallest;
  }
}
