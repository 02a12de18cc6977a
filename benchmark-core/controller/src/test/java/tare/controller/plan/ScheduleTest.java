package tare.controller.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tare.model.ScheduledFork;

class ScheduleTest {

  private static final List<String> ARMS = List.of("a", "b", "c", "d", "e");

  @Test
  void holdsEveryArmOnceInEveryBlock() {
    List<ScheduledFork> forks = Schedule.of(ARMS, 20, Order.RMIT, 42);

    assertThat(forks).hasSize(100);
    assertThat(forks)
        .extracting(ScheduledFork::number)
        .isEqualTo(IntStream.rangeClosed(1, 100).boxed().toList());
    for (int block = 1; block <= 20; block++) {
      assertThat(armsOf(forks, block)).containsExactlyInAnyOrderElementsOf(ARMS);
    }
  }

  @Test
  void isTheSameOnEveryJdk() {
    // Seen on JDK 17.0.15 and 25; java.util.Random is specified to the bit.
    assertThat(
            Schedule.of(ARMS, 2, Order.RMIT, 42).stream()
                .map(ScheduledFork::arm)
                .collect(Collectors.joining()))
        .isEqualTo("bcdea" + "ebcda");
  }

  @Test
  void shufflesBlocksDifferently() {
    List<ScheduledFork> forks = Schedule.of(ARMS, 20, Order.RMIT, 42);

    assertThat(
            IntStream.rangeClosed(1, 20).mapToObj(block -> armsOf(forks, block)).distinct().count())
        .isGreaterThan(10);
  }

  @Test
  void beginsWithTheShorterScheduleWhenBlocksAreAdded() {
    assertThat(Schedule.of(ARMS, 7, Order.RMIT, 42).subList(0, 15))
        .isEqualTo(Schedule.of(ARMS, 3, Order.RMIT, 42));
  }

  @Test
  void keepsTheListedOrderWhereThatIsAsked() {
    List<ScheduledFork> forks = Schedule.of(ARMS, 2, Order.FIXED, 42);

    assertThat(armsOf(forks, 1)).isEqualTo(ARMS);
    assertThat(armsOf(forks, 2)).isEqualTo(ARMS);
  }

  private static List<String> armsOf(List<ScheduledFork> forks, int block) {
    return forks.stream().filter(f -> f.block() == block).map(ScheduledFork::arm).toList();
  }
}
