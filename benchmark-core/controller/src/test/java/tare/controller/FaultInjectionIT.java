package tare.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.testing.Agents;
import tare.controller.testing.Laboratory;
import tare.model.ForkResult;
import tare.model.ForkResult.Status;
import tare.model.Warning;

/** Everything that goes wrong in a fork ends as one line with its reason, never as a time. */
class FaultInjectionIT {

  private static final String TCP =
      """
        - id: one
          stage: tcp
          default: true
          jvmArgs: [ "-Dport=${receiver.port}", "-Drecords=600" ]
          limits: { startup: %s, drain: 2s }
          receiver: { module: receiver, main: Main }
      """;

  @TempDir Path directory;

  @Test
  void failsWhereTheAgentThrows() throws Exception {
    ForkResult fork = forkOf(Agents.THROWING, "30s");

    assertThat(fork.status()).isEqualTo(Status.FAILED);
    assertThat(fork.failure()).contains("exit status", "no licence", "logs/0003-again/fork.log");
    assertThat(fork.counters()).isNull();
    assertThat(fork.records()).isNull();
  }

  @Test
  void triesAFailedForkOnceMore() throws Exception {
    ForkResult fork = forkOf(Agents.THROWING, "30s");

    assertThat(fork.attempt()).isEqualTo(2);
    assertThat(fork.warnings()).extracting(Warning::code).containsExactly("retried");
  }

  @Test
  void failsWhereTheAgentHangs() throws Exception {
    ForkResult fork = forkOf(Agents.HANGING, "1s");

    assertThat(fork.status()).isEqualTo(Status.FAILED);
    assertThat(fork.failure()).contains("was still starting after 1.0 s");
  }

  @Test
  void failsWhereTheJvmEndsEarlyWithStatusZero() throws Exception {
    ForkResult fork = forkOf(Agents.EXITING, "30s");

    assertThat(fork.status()).isEqualTo(Status.FAILED);
    assertThat(fork.failure()).contains("ended", "starting", "exit status 0");
  }

  @Test
  void keepsTheTimesOfAJvmThatHangsAtItsEnd() throws Exception {
    ForkResult fork = forkOf(Agents.HANGING_AT_EXIT, "30s");

    assertThat(fork.failure()).isEmpty();
    assertThat(fork.status()).isEqualTo(Status.DRAIN_TIMED_OUT);
    assertThat(fork.counters().measuringNanos()).isPositive();
    assertThat(fork.warnings()).extracting(Warning::code).containsExactly("drainTimedOut");
  }

  @Test
  void failsWhereTheReceiverDies() throws Exception {
    ForkResult fork = forkWith(Agents.DYING_RECEIVER, "30s");

    assertThat(fork.status()).isEqualTo(Status.FAILED);
    assertThat(fork.failure()).contains("receiver of Faulty-java/one", "ended");
  }

  @Test
  void failsWhereTheReceiverNeverListens() throws Exception {
    ForkResult fork = forkWith(Agents.SILENT_RECEIVER, "2s");

    assertThat(fork.status()).isEqualTo(Status.FAILED);
    assertThat(fork.failure()).contains("did not say within 2 s which port it listens on");
  }

  @Test
  void saysWhyAReceiverCannotListen() throws Exception {
    ForkResult fork = forkWith(Agents.REFUSED_RECEIVER, "30s");

    assertThat(fork.status()).isEqualTo(Status.FAILED);
    assertThat(fork.failure()).contains("exit status 3", "Address already in use");
  }

  @Test
  void goesOnWithTheOtherArms() throws Exception {
    List<ForkResult> forks = laboratory(Agents.THROWING, Agents.RECEIVER, "30s").blocks(2).run();

    assertThat(forks).hasSize(6);
    assertThat(forks).filteredOn(ForkResult::measured).hasSize(4);
  }

  @Test
  void refusesAFolderThatCannotBeWritten() throws Exception {
    Laboratory laboratory = laboratory(Agents.IDLE, Agents.RECEIVER, "30s");
    Files.writeString(laboratory.results(), "a file, no folder");

    assertThatThrownBy(laboratory::run).hasMessageContaining(laboratory.results().toString());
  }

  private ForkResult forkOf(String agent, String startup) throws Exception {
    return laboratory(agent, Agents.RECEIVER, startup).forksOf("Faulty-java/one").get(0);
  }

  private ForkResult forkWith(String receiver, String startup) throws Exception {
    return laboratory(Agents.SENDING, receiver, startup).forksOf("Faulty-java/one").get(0);
  }

  private Laboratory laboratory(String agent, String receiver, String startup) throws Exception {
    return new Laboratory(directory)
        .receiver("Faulty-java", receiver)
        .framework("Faulty-java", agent, TCP.formatted(startup));
  }
}
