package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tare.model.RecordAccounting;
import tare.results.ConfidenceInterval;

class FiguresTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0.00",
    "-0.001, 0.00",
    "3.214, 3.21",
    "9.994, 9.99",
    "9.996, 10.0",
    "57.34, 57.3",
    "99.96, 100",
    "412.4, 412",
    "-12345.6, -12346",
    "-5.4e38, -5e+38"
  })
  void printsNanosecondsToThreeDigits(double nanos, String text) {
    assertThat(Figures.nanos(nanos)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "999.4, 999",
    "999.6, 1.00k",
    "24100, 24.1k",
    "999499, 999k",
    "999501, 1.00M",
    "1241200, 1.24M"
  })
  void printsRatesToThreeDigits(double rate, String text) {
    assertThat(Figures.rate(rate)).isEqualTo(text);
  }

  @Test
  void neverRoundsALossAwayNorADelivery() {
    assertThat(arrived(1_000_000, 999_999)).isEqualTo("lossy, 99.99 %");
    assertThat(arrived(1_000_000, 1)).isEqualTo("lossy, <0.01 %");
    assertThat(arrived(1_000_000, 1_000_000)).isEqualTo("complete");
    assertThat(arrived(1_000_000, 1_000_001)).isEqualTo("surplus, 100.00 %");
    assertThat(arrived(1_000_000, 0)).isEqualTo("missing");
    assertThat(arrived(0, 0)).isEqualTo("unproven");
    assertThat(arrived(0, 3)).isEqualTo("surplus");
  }

  private static String arrived(long expected, long delivered) {
    return Figures.arrived(RecordAccounting.of(expected, delivered, 0, Optional.empty()));
  }

  @Test
  void printsLimitsWithAsManyDecimalsEach() {
    assertThat(Figures.limits(ConfidenceInterval.of(31, 9.5, 31.71, 0.95)))
        .isEqualTo("[9.5, 31.7]");
    assertThat(Figures.limits(ConfidenceInterval.of(31, -5e15, 40, 0.95))).isEqualTo("no interval");
    assertThat(Figures.limits(ConfidenceInterval.of(31, Double.NEGATIVE_INFINITY, 40, 0.95)))
        .isEqualTo("no interval");
  }

  @ParameterizedTest
  @CsvSource({
    "0.95, 95 %",
    "0.99, 99 %",
    "0.9975, 99.75 %",
    "0.9916666667, 99.17 %",
    "0.999999, 99.9999 %",
    "0.905, 90.5 %"
  })
  void neverRoundsALevelToCertainty(double confidence, String text) {
    assertThat(Figures.level(confidence)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "1.0523, 1.031, 1.0741, '1.052 [1.031, 1.074]'",
    "12.34, 4, 38, '12.3 [4.000, 38.0]'",
    "5.214, 1e-9, 5.6e19, 5.214 (cannot tell)",
    "155.726, 18.515, 1309.782, 156 (more than 18.5)",
    "0.02, 0.0011, 0.3, 0.020 (less than 0.300)",
    "1.2, 0, Infinity, 1.200 (no interval)"
  })
  void tellsNoLimitsThatSayNothing(double estimate, double low, double high, String text) {
    assertThat(Figures.ratio(ConfidenceInterval.of(estimate, low, high, 0.99))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0.0184, 1.8 %",
    "0.03, 3 %",
    "9.99, 999 %",
    "54.374, more than 1000 %",
    "1e9, more than 1000 %"
  })
  void tellsOfAChangeBeyondTenfoldOnlyThatItIs(double share, String text) {
    assertThat(Figures.change(share)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "1.052, 1.031, 1.074, '+5.2 % [+3.1, +7.4]'",
    "0.97, 0.9, 1.05, '-3.0 % [-10.0, +5.0]'",
    "155.7, 18.5, 1309.8, more than 1000 %",
    "8, 2, 30, +700.0 % (at least +100.0 %)",
    "0.02, 0.001, 0.3, -98.0 % (at most -70.0 %)",
    "5.2, 1e-9, 5e19, cannot tell",
    "1.2, 0, Infinity, +20.0 % (no interval)"
  })
  void tellsARatioAsAChange(double estimate, double low, double high, String text) {
    assertThat(Figures.change(ConfidenceInterval.of(estimate, low, high, 0.99))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.0006, 0.0006", "0.0001, 0.0001", "0.00001, < 0.0001", "0, < 0.0001", "1, 1.0000"})
  void neverCallsAProbabilityZero(double probability, String text) {
    assertThat(Figures.probability(probability, 4)).isEqualTo(text);
  }

  /** As R 4 printed them into a results.yaml of the original. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.302774e-01",
        "9.14796e-04",
        "1.21e-01",
        "1.7623e+01",
        "4.117238e+03",
        "2e+00",
        "0e+00",
        "1e-01",
        "2.87425e+00"
      })
  void printsNumbersAsROnceDid(String text) {
    assertThat(RNumber.scientific(Double.parseDouble(text))).isEqualTo(text);
  }

  @Test
  void printsSevenSignificantDigitsAsRDoes() {
    assertThat(RNumber.scientific(1.23456789e-7)).isEqualTo("1.234568e-07");
    assertThat(RNumber.scientific(-9.9999999e99)).isEqualTo("-1e+100");
    assertThat(RNumber.scientific(Double.NaN)).isEqualTo(".NAN");
    assertThat(RNumber.plain(0.0003768412)).isEqualTo("0.0003768412");
    assertThat(RNumber.plain(399_012.5)).isEqualTo("399012.5");
    assertThat(RNumber.plain(Double.NaN)).isEqualTo("NA");
  }

  @Test
  void breaksBetweenWordsOnly() {
    assertThat(TextLayout.wrap("! ", "one two three", 9, "  "))
        .containsExactly("! one two", "  three");
    assertThat(TextLayout.wrap("", "incomprehensible word", 6, "  "))
        .isEqualTo(List.of("incomprehensible", "  word"));
    assertThat(TextLayout.left("too long", 5)).isEqualTo("too …");
  }
}
