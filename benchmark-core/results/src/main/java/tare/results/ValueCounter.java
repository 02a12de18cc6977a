package tare.results;

import java.util.Arrays;
import java.util.Collection;

/**
 * Counts values. Where calls are quick there are millions of them in a small range: a table with a
 * cell for each nanosecond counts those. What lies above the table is sorted. Reusable, for one
 * thread.
 */
final class ValueCounter {

  /** Small enough for a core's own cache. */
  private static final int TABLE_VALUES = 1 << 17;

  /** Below this a table costs more than it saves. */
  private static final int SMALL_SAMPLE = 1024;

  private final long[] table;
  private int tableLeast;
  private int tableGreatest;
  private int tableDistinct;

  private ValueCounter(int tableValues) {
    table = new long[tableValues];
    tableLeast = tableValues;
    tableGreatest = -1;
  }

  /** A counter for samples of about that size. */
  static ValueCounter forSamplesOf(long size) {
    return new ValueCounter(size < SMALL_SAMPLE ? 0 : TABLE_VALUES);
  }

  /**
   * Counts {@code values[from]} to {@code values[to - 1]}.
   *
   * @throws IllegalArgumentException when a value is negative
   */
  ValueCounts count(long[] values, int from, int to) {
    long[] above = new long[16];
    int size = 0;
    for (int i = from; i < to; i++) {
      long value = values[i];
      if (value < table.length) {
        addToTable(value, 1);
      } else {
        above = size < above.length ? above : Arrays.copyOf(above, 2 * size);
        above[size++] = value;
      }
    }
    long[] sorted = Arrays.copyOf(above, size);
    Arrays.sort(sorted);
    long[] distinct = distinct(sorted);
    long[] counts = new long[distinct.length];
    int place = 0;
    for (long value : sorted) {
      place = value == distinct[place] ? place : place + 1;
      counts[place]++;
    }
    return take(distinct, counts);
  }

  /** Adds the counts of all parts. */
  ValueCounts merge(Collection<ValueCounts> parts) {
    long[] distinct = distinct(valuesAbove(parts));
    long[] counts = new long[distinct.length];
    for (ValueCounts part : parts) {
      int target = 0;
      for (int place = 0; place < part.distinct(); place++) {
        long value = part.value(place);
        if (value < table.length) {
          addToTable(value, part.count(place));
        } else {
          while (distinct[target] < value) {
            target++;
          }
          counts[target] += part.count(place);
        }
      }
    }
    return take(distinct, counts);
  }

  private void addToTable(long value, long count) {
    if (value < 0) {
      throw new IllegalArgumentException(
          "a duration of " + value + " ns is negative: the clock went backwards");
    }
    int cell = (int) value;
    if (table[cell] == 0) {
      tableDistinct++;
      tableLeast = Math.min(tableLeast, cell);
      tableGreatest = Math.max(tableGreatest, cell);
    }
    table[cell] += count;
  }

  /** What the table holds, then what lies above it; leaves the table empty. */
  private ValueCounts take(long[] valuesAbove, long[] countsAbove) {
    int size = tableDistinct + valuesAbove.length;
    long[] values = new long[size];
    long[] counts = new long[size];
    int place = 0;
    for (int cell = tableLeast; cell <= tableGreatest; cell++) {
      if (table[cell] != 0) {
        values[place] = cell;
        counts[place++] = table[cell];
        table[cell] = 0;
      }
    }
    System.arraycopy(valuesAbove, 0, values, place, valuesAbove.length);
    System.arraycopy(countsAbove, 0, counts, place, countsAbove.length);
    tableLeast = table.length;
    tableGreatest = -1;
    tableDistinct = 0;
    return new ValueCounts(values, counts);
  }

  private long[] valuesAbove(Collection<ValueCounts> parts) {
    int size = 0;
    for (ValueCounts part : parts) {
      size += part.distinct() - part.placeFrom(table.length);
    }
    long[] above = new long[size];
    int filled = 0;
    for (ValueCounts part : parts) {
      filled += part.copyValues(part.placeFrom(table.length), above, filled);
    }
    Arrays.sort(above);
    return above;
  }

  private static long[] distinct(long[] sorted) {
    long[] distinct = new long[sorted.length];
    int size = 0;
    for (long value : sorted) {
      if (size == 0 || distinct[size - 1] != value) {
        distinct[size++] = value;
      }
    }
    return Arrays.copyOf(distinct, size);
  }
}
