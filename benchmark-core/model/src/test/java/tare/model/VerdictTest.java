package tare.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VerdictTest {

  @Test
  void ranksFromBestToWorst() {
    assertThat(Verdict.values())
        .containsExactly(
            Verdict.COMPLETE,
            Verdict.NONE,
            Verdict.LOSSY,
            Verdict.UNPROVEN,
            Verdict.SURPLUS,
            Verdict.MISSING);
  }

  @Test
  void theWorseOfTwoDoesNotDependOnTheirOrder() {
    assertThat(Verdict.LOSSY.worse(Verdict.MISSING)).isEqualTo(Verdict.MISSING);
    assertThat(Verdict.MISSING.worse(Verdict.LOSSY)).isEqualTo(Verdict.MISSING);
    assertThat(Verdict.COMPLETE.worse(Verdict.COMPLETE)).isEqualTo(Verdict.COMPLETE);
  }

  @ParameterizedTest
  @EnumSource(
      value = Verdict.class,
      names = {"MISSING", "SURPLUS"})
  void publishesNoCostWhereTheCountsShowThatItIsNotTheAgents(Verdict verdict) {
    assertThat(verdict.publishable()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(
      value = Verdict.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"MISSING", "SURPLUS"})
  void publishesAllOtherCosts(Verdict verdict) {
    assertThat(verdict.publishable()).isTrue();
  }

  @Test
  void isWrittenInLowerCase() {
    assertThat(Verdict.COMPLETE.label()).isEqualTo("complete");
  }
}
