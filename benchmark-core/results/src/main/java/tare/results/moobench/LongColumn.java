package tare.results.moobench;

import java.util.Arrays;

/** Numbers whose count is not known beforehand. */
final class LongColumn {

  private long[] values = new long[1 << 12];
  private int size;

  void add(long value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  int size() {
    return size;
  }

  long get(int place) {
    return values[place];
  }

  long sum(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += values[i];
    }
    return sum;
  }

  long[] toArray() {
    return values.length == size ? values : Arrays.copyOf(values, size);
  }
}
