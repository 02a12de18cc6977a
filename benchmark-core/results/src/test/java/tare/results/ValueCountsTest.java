package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValueCountsTest {

  @Test
  void countsDistinctValuesInAscendingOrder() {
    ValueCounts counts = ValueCounts.of(7, 3, 7, 7, 0);
    assertThat(counts.values()).containsExactly(0, 3, 7);
    assertThat(counts.counts()).containsExactly(1, 1, 3);
    assertThat(counts.total()).isEqualTo(5);
    assertThat(counts.sum()).isEqualTo(24);
    assertThat(counts.min()).isZero();
    assertThat(counts.max()).isEqualTo(7);
  }

  /** Inside the counter's table, across its border, and above it. */
  @ParameterizedTest
  @ValueSource(longs = {0, (1 << 17) - 500, 1 << 17, 1L << 40})
  void holdsEveryValueOfTheSample(long least) {
    long[] sample = new Random(1).longs(20_000, least, least + 1_000).toArray();
    ValueCounts counts = ValueCounts.of(sample);
    assertThat(expanded(counts)).isEqualTo(LongStream.of(sample).sorted().toArray());
    assertThat(counts.sum()).isEqualTo(LongStream.of(sample).sum());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, (1 << 17) - 500, 1 << 17, 1L << 40})
  void mergesAsIfCountedTogether(long least) {
    Random random = new Random(2);
    List<ValueCounts> parts = new ArrayList<>();
    LongStream all = LongStream.empty();
    for (int part = 0; part < 30; part++) {
      long[] sample = random.longs(200, least, least + 1_000).toArray();
      parts.add(ValueCounts.of(sample));
      all = LongStream.concat(all, LongStream.of(sample));
    }
    assertThat(ValueCounts.merge(parts)).isEqualTo(ValueCounts.of(all.toArray()));
  }

  @Test
  void mergesNothingToNothing() {
    assertThat(ValueCounts.merge(List.of())).isEqualTo(ValueCounts.EMPTY);
    assertThat(ValueCounts.merge(List.of(ValueCounts.EMPTY, ValueCounts.of(4))))
        .isEqualTo(ValueCounts.of(4));
  }

  @Test
  void findsTheValueAtEachRank() {
    long[] sample = {9, 2, 2, 5, 9, 9};
    ValueCounts counts = ValueCounts.of(sample);
    Arrays.sort(sample);
    for (int rank = 0; rank < sample.length; rank++) {
      assertThat(counts.valueAtRank(rank)).isEqualTo(sample[rank]);
    }
    assertThatThrownBy(() -> counts.valueAtRank(6)).hasMessageContaining("from 0 to 5, but is 6");
  }

  @Test
  void refusesDurationsOfAClockThatWentBackwards() {
    assertThatThrownBy(() -> ValueCounts.of(3, -5))
        .hasMessage("a duration of -5 ns is negative: the clock went backwards");
  }

  @Test
  void neverWrapsItsSum() {
    assertThatThrownBy(() -> ValueCounts.of(Long.MAX_VALUE, 1))
        .isInstanceOf(ArithmeticException.class);
  }

  private static long[] expanded(ValueCounts counts) {
    return LongStream.range(0, counts.distinct())
        .flatMap(
            place ->
                LongStream.generate(() -> counts.value((int) place))
                    .limit(counts.count((int) place)))
        .toArray();
  }
}
