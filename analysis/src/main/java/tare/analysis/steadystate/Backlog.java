package tare.analysis.steadystate;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Whether steady times are bought on credit: an agent that queues without limit is fast as long as
 * its heap lasts. Looked for in the iterations that would count as steady.
 */
public final class Backlog {

  /** Fewer points cannot show a trend at 1 %. */
  static final int LEAST_POINTS = 8;

  /** A heap that has grown by less may have grown for any reason. */
  static final long LEAST_RISE_BYTES = 64L << 20;

  /** Undelivered at the end of measuring: more than this is no matter of a batch under way. */
  static final double LEFT_BEHIND = 0.1;

  /** Normal quantile of a one-sided 1 %. */
  private static final double CLEARLY = 2.33;

  private static final double HALF_OF_MOST = 0.5;

  private Backlog() {}

  /**
   * Whether the heap grows that is left after collections.
   *
   * @param heapUsedBytes at the end of each steady iteration
   * @param gcCounts collections during each; without any the heap is no measure of what is kept
   */
  public static boolean heapGrows(long[] heapUsedBytes, long[] gcCounts) {
    double[] kept =
        IntStream.range(0, heapUsedBytes.length)
            .filter(i -> gcCounts[i] > 0)
            .mapToDouble(i -> heapUsedBytes[i])
            .toArray();
    return rises(kept) && rise(kept) >= LEAST_RISE_BYTES;
  }

  /**
   * Whether what was started but not delivered grows.
   *
   * @param pendingRecords at the end of each steady iteration
   */
  public static boolean pendingGrows(double[] pendingRecords) {
    double most = Arrays.stream(pendingRecords).max().orElse(0);
    return rises(pendingRecords) && rise(pendingRecords) >= HALF_OF_MOST * most;
  }

  /**
   * Whether measuring ended with a backlog.
   *
   * @param startedRecords that the calls so far make, at the end of measuring
   * @param deliveredRecords by then
   */
  public static boolean leftBehind(long startedRecords, long deliveredRecords) {
    return startedRecords - deliveredRecords > LEFT_BEHIND * startedRecords;
  }

  /** A rising trend by ranks (Mann 1945, "Nonparametric tests against trend"), one-sided at 1 %. */
  private static boolean rises(double[] values) {
    double n = values.length;
    if (n < LEAST_POINTS) {
      return false;
    }
    double balance = 0;
    for (int i = 0; i < values.length; i++) {
      for (int j = i + 1; j < values.length; j++) {
        balance += Math.signum(values[j] - values[i]);
      }
    }
    double sd = Math.sqrt(n * (n - 1) * (2 * n + 5) / 18);
    return (balance - 1) / sd > CLEARLY;
  }

  /** From the mean of the first quarter to that of the last. */
  private static double rise(double[] values) {
    int quarter = Math.max(1, values.length / 4);
    double first = Arrays.stream(values, 0, quarter).average().orElseThrow();
    double last =
        Arrays.stream(values, values.length - quarter, values.length).average().orElseThrow();
    return last - first;
  }
}
