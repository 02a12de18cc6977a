package tare.results;

import java.util.Arrays;
import java.util.Collection;

/**
 * How often each value occurs: a whole sample without its order, exact. Values are nanoseconds, at
 * least 0, sorted and distinct.
 */
public final class ValueCounts {

  /** No value at all. */
  public static final ValueCounts EMPTY = new ValueCounts(new long[0], new long[0]);

  private final long[] values;
  private final long[] counts;
  private final long total;
  private final long sum;

  /** Takes the arrays over: whoever made them gives them up. */
  ValueCounts(long[] values, long[] counts) {
    this.values = values;
    this.counts = counts;
    long countedTotal = 0;
    long countedSum = 0;
    for (int i = 0; i < values.length; i++) {
      countedTotal += counts[i];
      countedSum = Math.addExact(countedSum, Math.multiplyExact(values[i], counts[i]));
    }
    this.total = countedTotal;
    this.sum = countedSum;
  }

  /**
   * Counts given values in any order.
   *
   * @throws IllegalArgumentException when a value is negative
   */
  public static ValueCounts of(long... sample) {
    return ValueCounter.forSamplesOf(sample.length).count(sample, 0, sample.length);
  }

  /** All samples in one. */
  public static ValueCounts merge(Collection<ValueCounts> parts) {
    if (parts.size() == 1) {
      return parts.iterator().next();
    }
    long values = parts.stream().mapToLong(ValueCounts::distinct).sum();
    return ValueCounter.forSamplesOf(values).merge(parts);
  }

  /** The first place whose value is at least that. */
  int placeFrom(long least) {
    int found = Arrays.binarySearch(values, least);
    return found < 0 ? -found - 1 : found;
  }

  /** Copies the values from that place on and returns how many. */
  int copyValues(int place, long[] target, int targetPlace) {
    int size = values.length - place;
    System.arraycopy(values, place, target, targetPlace, size);
    return size;
  }

  /** The number of distinct values. */
  public int distinct() {
    return values.length;
  }

  /**
   * One of the distinct values.
   *
   * @param place from 0 to {@code distinct() - 1}, in ascending order of values
   */
  public long value(int place) {
    return values[place];
  }

  /** How often {@code value(place)} occurs, at least once. */
  public long count(int place) {
    return counts[place];
  }

  /** The distinct values in ascending order; not to be changed. */
  public long[] values() {
    return values;
  }

  /** How often each of {@link #values()} occurs, at least once; not to be changed. */
  public long[] counts() {
    return counts;
  }

  /** The size of the sample. */
  public long total() {
    return total;
  }

  /** The exact sum of the sample, in nanoseconds. */
  public long sum() {
    return sum;
  }

  /** The least value; the sample must not be empty. */
  public long min() {
    return values[0];
  }

  /** The greatest value; the sample must not be empty. */
  public long max() {
    return values[values.length - 1];
  }

  /**
   * The value at a place of the sorted sample.
   *
   * @param rank from 0 to {@code total() - 1}
   */
  public long valueAtRank(long rank) {
    if (rank < 0 || rank >= total) {
      throw new IllegalArgumentException(
          "rank must be from 0 to " + (total - 1) + ", but is " + rank);
    }
    long below = 0;
    int place = 0;
    while (below + counts[place] <= rank) {
      below += counts[place++];
    }
    return values[place];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ValueCounts that
        && Arrays.equals(values, that.values)
        && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(values) + Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return total + " values, " + values.length + " distinct, sum " + sum;
  }
}
