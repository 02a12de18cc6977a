package tare.receiver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecordBalanceTest {

  private final RecordCounts counts = new RecordCounts();
  private final RecordBalance balance = new RecordBalance(counts);

  private long dropped() {
    return counts.line().dropped();
  }

  @Test
  void takesForDroppedWhatWasBegunAndDidNotArrive() {
    balance.arrived(30);
    balance.begun(80);
    assertThat(dropped()).isEqualTo(50);
  }

  @Test
  void takesBackWhatArrivesLater() {
    balance.begun(80);
    assertThat(dropped()).isEqualTo(80);
    balance.arrived(70);
    assertThat(dropped()).isEqualTo(10);
  }

  @Test
  void dropsNothingWhileReportsLagBehind() {
    balance.begun(30);
    balance.arrived(100);
    assertThat(dropped()).isZero();
    balance.begun(110);
    assertThat(dropped()).isEqualTo(10);
  }

  @Test
  void knowsOfNoDropsWithoutAReport() {
    balance.arrived(100);
    assertThat(dropped()).isZero();
  }
}
