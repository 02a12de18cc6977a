package tare.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordAccountingTest {

  @ParameterizedTest
  @CsvSource({
    "100, 100,   0, COMPLETE",
    "100,  99,   0, LOSSY",
    "100,  60,  40, LOSSY",
    "100,   1,   0, LOSSY",
    "100,   0,   0, MISSING",
    "100,   0, 100, MISSING",
    "100, 101,   0, SURPLUS",
    "100, 100,   1, SURPLUS",
    "  0,   1,   0, SURPLUS",
    "  0,   0,   1, SURPLUS",
    "  0,   0,   0, UNPROVEN",
  })
  void judgesTheCounts(long expected, long delivered, long dropped, Verdict verdict) {
    assertThat(RecordAccounting.of(expected, delivered, dropped, Optional.empty()).verdict())
        .isEqualTo(verdict);
  }

  @Test
  void evidenceReplacesRecordsOnlyWhereNoneWereExpected() {
    Optional<String> evidence = Optional.of("start-up line");

    assertThat(RecordAccounting.of(0, 0, 0, evidence).verdict()).isEqualTo(Verdict.NONE);
    assertThat(RecordAccounting.of(100, 0, 0, evidence).verdict()).isEqualTo(Verdict.MISSING);
  }

  @Test
  void conservesRecords() {
    RecordAccounting records = RecordAccounting.of(100, 60, 30, Optional.empty());

    assertThat(records.unaccounted()).isEqualTo(10);
    assertThat(records.expected())
        .isEqualTo(records.delivered() + records.reportedDropped() + records.unaccounted());
  }

  @Test
  void surplusIsNegativeUnaccounted() {
    assertThat(RecordAccounting.of(100, 103, 0, Optional.empty()).unaccounted()).isEqualTo(-3);
  }

  @Test
  void sumsForksUnderTheWorseVerdict() {
    RecordAccounting complete = RecordAccounting.of(100, 100, 0, Optional.of("a line"));
    RecordAccounting lossy = RecordAccounting.of(100, 60, 30, Optional.empty());

    assertThat(lossy.plus(complete))
        .isEqualTo(new RecordAccounting(200, 160, 30, Verdict.LOSSY, "a line"));
  }
}
