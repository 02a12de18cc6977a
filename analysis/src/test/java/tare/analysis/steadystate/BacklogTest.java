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

  /** scipy 1.17.1: {@code stats.kendalltau(range(8), x, alternative='greater', method='exact')}. */
  @Test
  void asksForAClearTrend() {
    assertThat(Backlog.pendingGrows(new double[] {0, 2, 1, 4, 3, 6, 5, 8})).isTrue();
    assertThat(Backlog.pendingGrows(new double[] {0, 4, 1, 2, 8, 3, 5, 6})).isFalse();
    assertThat(Backlog.pendingGrows(new double[] {8, 7, 6, 5, 4, 3, 2, 1})).isFalse();
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
}
