package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tare.model.Warning;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary.Overhead;
import tare.results.ValueCounts;

class LongCallsTest {

  @Test
  void isNothingWhereTheMeanLiesBelowTheP99() {
    assertThat(LongCalls.carryTheMean(overhead(10, 11))).isFalse();
    assertThat(LongCalls.carryTheMean(overhead(12, 11))).isTrue();
    assertThat(LongCalls.carryTheMean(null)).isFalse();
  }

  /** 995 calls of 100 ns and 5 of 60,000: 300,000 of 399,500 ns. */
  @Test
  void namesHowManyCallsTakeWhatShareOfTheTime() {
    long[] calls = LongStream.range(0, 1_000).map(call -> call < 995 ? 100 : 60_000).toArray();

    Warning warning = LongCalls.warning(ValueCounts.of(calls));

    assertThat(warning.code()).isEqualTo("rareLongCalls");
    assertThat(warning.message())
        .isEqualTo(
            "its mean is above its p99: the longest 0.5 % of the calls take 75 % of the time of"
                + " all");
  }

  private static Overhead overhead(double mean, double p99) {
    ConfidenceInterval other = ConfidenceInterval.of(1, 0, 2, 0.95);
    return new Overhead(
        ConfidenceInterval.of(mean, mean - 1, mean + 1, 0.95),
        other,
        other,
        other,
        ConfidenceInterval.of(p99, p99 - 1, p99 + 1, 0.95),
        null,
        null);
  }
}
