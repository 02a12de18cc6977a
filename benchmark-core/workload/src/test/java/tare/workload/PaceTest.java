package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PaceTest {

  private static final long HOUR_NANOS = 3_600_000_000_000L;

  @Test
  void neverReturnsBeforeTheCallIsDue() {
    Pace pace = new Pace(new Schedule(2 * Pace.SPIN_NANOS, 0));
    long began = System.nanoTime();
    pace.begin(began);

    for (int call = 0; call < 20; call++) {
      long lag = pace.awaitTurn(call);
      assertThat(lag).isNotNegative();
      assertThat(System.nanoTime() - began)
          .isGreaterThanOrEqualTo(2 * Pace.SPIN_NANOS * call + lag);
    }
  }

  @Test
  void aLateCallMovesNoneOfThoseAfterIt() {
    Pace pace = new Pace(new Schedule(1_000_000, 0));
    pace.begin(System.nanoTime() - HOUR_NANOS);

    long first = pace.awaitTurn(0);
    long thousandth = pace.awaitTurn(1_000);

    assertThat(first).isGreaterThanOrEqualTo(HOUR_NANOS);
    assertThat(thousandth).isGreaterThanOrEqualTo(HOUR_NANOS - 1_000_000_000L);
    // Had the schedule waited for the late call, the next ones would be on time.
    assertThat(pace.awaitTurn(1_001)).isGreaterThanOrEqualTo(thousandth - 1_000_000);
  }
}
