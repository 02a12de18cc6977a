package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrometheusTextTest {

  private static final String PAGE =
      """
      # HELP spans_total Spans seen.
      # TYPE spans_total counter
      spans_total{error_type="queue_full",name="a b"} 12.0
      spans_total{error_type="",name="c"} 1.5E3 1700000000000
      spans_total_created 99
      up 1
      """;

  @Test
  void sumsTheSeriesOfAMetric() {
    assertThat(PrometheusText.sum(PAGE, "spans_total")).contains(1_512.0);
  }

  @Test
  void sumsOnlySeriesWithTheLabel() {
    assertThat(PrometheusText.sum(PAGE, "spans_total{error_type=\"queue_full\"}")).contains(12.0);
  }

  @Test
  void readsAMetricWithoutLabels() {
    assertThat(PrometheusText.sum(PAGE, "up")).contains(1.0);
  }

  @Test
  void findsNothingUnderAnotherName() {
    assertThat(PrometheusText.sum(PAGE, "spans")).isEmpty();
    assertThat(PrometheusText.sum(PAGE, "spans_total{error_type=\"other\"}")).isEmpty();
  }
}
