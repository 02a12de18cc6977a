package tare.model;

/**
 * Consecutive calls of one thread, summarised once; counters are read at the borders, outside the
 * timed sections.
 *
 * @param thread calling thread, from 0
 * @param number iteration, from 0
 * @param calls timed calls in it
 * @param startNanos its begin, since measuring began
 * @param elapsedNanos from border to border, harness included
 * @param callNanos sum of the timed sections
 * @param heapUsedBytes at its end
 * @param gcCount collections during it, whole JVM
 * @param gcMillis time in them, whole JVM
 * @param threadCpuNanos CPU time of the calling thread
 * @param processCpuNanos CPU time of the whole JVM
 * @param threadAllocatedBytes allocated by the calling thread
 */
public record Iteration(
    int thread,
    int number,
    long calls,
    long startNanos,
    long elapsedNanos,
    long callNanos,
    long heapUsedBytes,
    long gcCount,
    long gcMillis,
    long threadCpuNanos,
    long processCpuNanos,
    long threadAllocatedBytes) {

  /** The columns of the comma-separated form, in order. */
  public static final String CSV_HEADER =
      "thread,iteration,calls,startNanos,elapsedNanos,callNanos,heapUsedBytes,gcCount,gcMillis,"
          + "threadCpuNanos,processCpuNanos,threadAllocatedBytes";

  private static final int COLUMNS = CSV_HEADER.split(",", -1).length;

  /** Mean duration of its calls, in nanoseconds. */
  public double meanNanos() {
    return (double) callNanos / calls;
  }

  /** One line of the comma-separated form. */
  public String toCsv() {
    long[] rest = {
      calls,
      startNanos,
      elapsedNanos,
      callNanos,
      heapUsedBytes,
      gcCount,
      gcMillis,
      threadCpuNanos,
      processCpuNanos,
      threadAllocatedBytes
    };
    StringBuilder line = new StringBuilder().append(thread).append(',').append(number);
    for (long value : rest) {
      line.append(',').append(value);
    }
    return line.toString();
  }

  /**
   * Reads one line of the comma-separated form.
   *
   * @throws IllegalArgumentException when the line has another number of columns or a column is no
   *     whole number
   */
  public static Iteration fromCsv(String line) {
    String[] fields = line.split(",", -1);
    if (fields.length != COLUMNS) {
      throw new IllegalArgumentException(
          "an iteration has "
              + COLUMNS
              + " columns, but this line has "
              + fields.length
              + ": "
              + line);
    }
    long[] v = new long[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      v[i] = Long.parseLong(fields[i]);
    }
    return new Iteration(
        Math.toIntExact(v[0]),
        Math.toIntExact(v[1]),
        v[2],
        v[3],
        v[4],
        v[5],
        v[6],
        v[7],
        v[8],
        v[9],
        v[10],
        v[11]);
  }
}
