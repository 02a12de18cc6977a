package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BacklogTest {

  private static final long MB = 1L << 20;

  @Test
  void seesTheHeapOfAnEndlessQueue() {
    long[] heap = LongStream.range(0, 20).map(i -> (100 + 20 * i + i * 7 % 5) * MB).toArray();
    assertThat(Backlog.heapGrows(heap, collectionsIn(20))).isTrue();
  }

  @Test
  void looksOnlyAtWhatCollectionsLeave() {
    long[] heap =
        LongStream.range(0, 40).map(i -> (i % 5 == 0 ? 100 : 100 + 100 * (i % 5)) * MB).toArray();
    long[] collections = LongStream.range(0, 40).map(i -> i % 5 == 0 ? 1 : 0).toArray();
    assertThat(Backlog.heapGrows(heap, collections)).isFalse();
    long[] filling = LongStream.range(0, 40).map(i -> 10 * i * MB).toArray();
    assertThat(Backlog.heapGrows(filling, new long[40])).isFalse();
  }

  @Test
  void acceptsAHeapThatGrowsByLittle() {
    long[] heap = LongStream.range(0, 20).map(i -> (100 + i) * MB).toArray();
    assertThat(Backlog.heapGrows(heap, collectionsIn(20))).isFalse();
  }

  @Test
  void needsEnoughCollections() {
    long[] heap = LongStream.range(0, 8).map(i -> (100 + 50 * i) * MB).toArray();
    assertThat(Backlog.heapGrows(heap, collectionsIn(8))).isTrue();
    assertThat(Backlog.heapGrows(Arrays.copyOf(heap, 7), collectionsIn(7))).isFalse();
    assertThat(Backlog.heapGrows(new long[0], new long[0])).isFalse();
  }

  @Test
  void seesUndeliveredRecordsGrow() {
    double[] growing = new double[25];
    Arrays.setAll(growing, i -> 4000 * i);
    assertThat(Backlog.pendingGrows(growing)).isTrue();
    Random random = new Random(1);
    double[] bounded = random.doubles(25).map(share -> 2048 * share).toArray();
    assertThat(Backlog.pendingGrows(bounded)).isFalse();
    double[] high = new double[25];
    Arrays.setAll(high, i -> 2000 + i);
    assertThat(Backlog.pendingGrows(high)).isFalse();
    assertThat(Backlog.pendingGrows(new double[0])).isFalse();
  }

  /**
   * Kendall's S is the pairs less twice the inversions; the trend is clear when (S - 1) / sd
   * exceeds 2.33: at 4 inversions of 8 values, sd sqrt(8*7*21/18), and at 58 of 20, sd
   * sqrt(20*19*45/18).
   */
  @Test
  void asksForAClearTrend() {
    assertThat(Backlog.heapGrows(heapWithInversions(8, 4), collectionsIn(8))).isTrue();
    assertThat(Backlog.heapGrows(heapWithInversions(8, 5), collectionsIn(8))).isFalse();
    assertThat(Backlog.heapGrows(heapWithInversions(20, 58), collectionsIn(20))).isTrue();
    assertThat(Backlog.heapGrows(heapWithInversions(20, 59), collectionsIn(20))).isFalse();
  }

  /** From the mean of the first quarter, two of eight, to that of the last. */
  @Test
  void asksForARiseThatMatters() {
    long[] heap = {0, 2, 10, 20, 30, 40, 64, 66};
    assertThat(Backlog.heapGrows(megabytes(heap), collectionsIn(8))).isTrue();
    heap[7] = 65;
    assertThat(Backlog.heapGrows(megabytes(heap), collectionsIn(8))).isFalse();
  }

  @Test
  void asksForUndeliveredRecordsThatDouble() {
    double[] pending = {50, 50, 60, 70, 80, 90, 100, 100};
    assertThat(Backlog.pendingGrows(pending)).isTrue();
    pending[0] = 50.1;
    assertThat(Backlog.pendingGrows(pending)).isFalse();
  }

  @Test
  void seesWhatWasLeftBehind() {
    assertThat(Backlog.leftBehind(100_000, 89_999)).isTrue();
    assertThat(Backlog.leftBehind(100_000, 90_000)).isFalse();
    assertThat(Backlog.leftBehind(0, 0)).isFalse();
  }

  private static long[] collectionsIn(int iterations) {
    long[] collections = new long[iterations];
    Arrays.fill(collections, 1);
    return collections;
  }

  /** Rising by 100 MB a step, after so many swaps of neighbours that were in order. */
  private static long[] heapWithInversions(int length, int inversions) {
    long[] heap = LongStream.range(0, length).map(i -> i * 100 * MB).toArray();
    int left = inversions;
    while (left > 0) {
      for (int i = 0; i + 1 < length && left > 0; i++) {
        if (heap[i] < heap[i + 1]) {
          long swapped = heap[i];
          heap[i] = heap[i + 1];
          heap[i + 1] = swapped;
          left--;
        }
      }
    }
    return heap;
  }

  private static long[] megabytes(long[] values) {
    return LongStream.of(values).map(value -> value * MB).toArray();
  }
}
