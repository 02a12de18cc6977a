package tare.controller;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tare.model.ScheduledFork;

class TimeLeftTest {

  private final TimeLeft timeLeft = new TimeLeft();

  @Test
  void knowsNothingBeforeTheFirstForkEnded() {
    assertThat(timeLeft.of(forks("a", "b"))).isZero();
  }

  @Test
  void takesTheMeanOfTheSameArm() {
    timeLeft.ended("a", Duration.ofSeconds(2));
    timeLeft.ended("a", Duration.ofSeconds(4));
    timeLeft.ended("b", Duration.ofSeconds(10));

    assertThat(timeLeft.of(forks("a", "b", "b"))).isEqualTo(Duration.ofSeconds(23));
  }

  @Test
  void takesANewArmToBeLikeTheOthers() {
    timeLeft.ended("a", Duration.ofSeconds(2));
    timeLeft.ended("b", Duration.ofSeconds(4));

    assertThat(timeLeft.of(forks("c"))).isEqualTo(Duration.ofSeconds(3));
  }

  private static List<ScheduledFork> forks(String... arms) {
    return List.of(arms).stream().map(arm -> new ScheduledFork(1, 1, arm)).toList();
  }
}
