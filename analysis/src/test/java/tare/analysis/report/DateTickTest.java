package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class DateTickTest {

  private static List<String> labels(String first, String last) {
    return DateTick.between(Instant.parse(first + "T04:00:00Z"), Instant.parse(last + "T04:00:00Z"))
        .stream()
        .map(DateTick::label)
        .toList();
  }

  @Test
  void namesTheDayWhereThereIsOnlyOne() {
    assertThat(labels("2026-03-05", "2026-03-05")).containsExactly("2026-03-05");
  }

  @Test
  void namesDaysOfAFewWeeks() {
    assertThat(labels("2026-03-01", "2026-03-04"))
        .containsExactly("2026-03-02", "2026-03-03", "2026-03-04");
    assertThat(labels("2026-03-01", "2026-03-20"))
        .containsExactly("2026-03-02", "2026-03-09", "2026-03-16");
  }

  @Test
  void namesMonthsOfAYear() {
    assertThat(labels("2026-01-15", "2026-05-15"))
        .containsExactly("2026-02", "2026-03", "2026-04", "2026-05");
    assertThat(labels("2025-02-15", "2026-02-15"))
        .containsExactly("2025-03", "2025-05", "2025-07", "2025-09", "2025-11", "2026-01");
  }

  @Test
  void thinsManyYearsOut() {
    assertThat(labels("2000-03-01", "2026-03-01")).hasSizeBetween(3, 9).startsWith("2001-01");
  }
}
