package tare.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.plan.ExperimentPlan;
import tare.controller.testing.Agents;
import tare.controller.testing.Laboratory;
import tare.model.ForkResult;
import tare.model.RunSettings;
import tare.model.Verdict;
import tare.results.ResultsFolder;

class ExperimenterIT {

  private static final String COUNTED =
      """
        - id: tcp
          stage: tcp
          default: true
          jvmArgs: [ "-Dport=${receiver.port}", "-Drecords=%s" ]
          receiver: { module: receiver, main: Main }
      """;

  private static final String INSTRUMENTATION = configuration("stage: instrumentation");

  @TempDir Path directory;

  @Test
  void measuresEveryArmInEveryBlock() throws Exception {
    Laboratory laboratory = idle().blocks(2);

    List<ForkResult> forks = laboratory.run();

    assertThat(forks)
        .extracting(ForkResult::arm)
        .containsExactly(
            "baseline",
            "baseline-again",
            "Idle-java/one",
            "baseline",
            "baseline-again",
            "Idle-java/one");
    assertThat(forks).allSatisfy(ExperimenterIT::wasMeasured);
    assertThat(forks)
        .extracting(fork -> fork.records().verdict())
        .containsSubsequence(Verdict.NONE, Verdict.NONE, Verdict.UNPROVEN);
    ResultsFolder results = ResultsFolder.open(directory.resolve("results"));
    assertThat(results.iterations(1)).isNotEmpty();
    assertThat(results.files().calls(6)).exists();
    assertThat(Files.exists(directory.resolve("results/work"))).isFalse();
  }

  private static void wasMeasured(ForkResult fork) {
    assertThat(fork.failure()).isEmpty();
    assertThat(fork.status()).isEqualTo(ForkResult.Status.COMPLETED);
    assertThat(fork.attempt()).isEqualTo(1);
    assertThat(fork.startupNanos()).isPositive();
    assertThat(fork.drainNanos()).isPositive();
    assertThat(fork.peakRssBytes()).isPositive();
  }

  @Test
  void callsComplete() throws Exception {
    assertThat(verdictOfRecords(600)).isEqualTo(Verdict.COMPLETE);
  }

  @Test
  void callsLossy() throws Exception {
    assertThat(verdictOfRecords(599)).isEqualTo(Verdict.LOSSY);
  }

  @Test
  void callsSurplus() throws Exception {
    assertThat(verdictOfRecords(601)).isEqualTo(Verdict.SURPLUS);
  }

  @Test
  void callsMissingWhatAnIdleAgentPromised() throws Exception {
    assertThat(verdictOfRecords(0)).isEqualTo(Verdict.MISSING);
  }

  @Test
  void waitsForRecordsThatAgentsWouldLeaveBehind() throws Exception {
    assertThat(verdictOfRecords(600, Agents.TRICKLING, SETTLING)).isEqualTo(Verdict.COMPLETE);
  }

  @Test
  void givesUpRecordsThatDoNotCome() throws Exception {
    assertThat(verdictOfRecords(599, Agents.TRICKLING, SETTLING)).isEqualTo(Verdict.LOSSY);
  }

  private Verdict verdictOfRecords(int records) throws Exception {
    return verdictOfRecords(records, Agents.SENDING, "");
  }

  /** 200 calls of depth 3 promise 600 records. */
  private Verdict verdictOfRecords(int records, String agent, String limits) throws Exception {
    Laboratory laboratory =
        new Laboratory(directory)
            .receiver("Sending-java", Agents.RECEIVER)
            .framework("Sending-java", agent, COUNTED.formatted(records) + limits);
    ForkResult fork = laboratory.forksOf("Sending-java/tcp").get(0);
    assertThat(fork.failure()).isEmpty();
    assertThat(fork.records().expected()).isEqualTo(600);
    assertThat(fork.records().delivered()).isEqualTo(records);
    return fork.records().verdict();
  }

  private static final String SETTLING = "    limits: { settle: 2s }\n";

  @Test
  void goesOnWhereItStopped() throws Exception {
    Laboratory laboratory = idle().blocks(1);
    laboratory.run();
    ExperimentPlan longer = laboratory.plan().withBlocks(2);

    try (Experimenter experimenter =
        Experimenter.resume(longer, laboratory.context(longer), laboratory.results())) {
      experimenter.runRemaining();
    }

    ResultsFolder results = ResultsFolder.open(laboratory.results());
    assertThat(results.forks()).extracting(ForkResult::number).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(results.experiment().blocks()).isEqualTo(2);
    assertThat(results.experiment().schedule()).hasSize(6);
  }

  @Test
  void triesForksThatFailedAgainWhenItGoesOnAndKeepsTheirLines() throws Exception {
    Path flag = directory.resolve("now it works");
    Laboratory laboratory = idle();
    laboratory.settings(
        new RunSettings(
            laboratory.settings().heapArgs(),
            List.of(),
            0,
            "test -e '" + flag + "'",
            "",
            "",
            false));
    laboratory.run();
    Files.createFile(flag);
    ExperimentPlan plan = laboratory.plan();

    try (Experimenter experimenter =
        Experimenter.resume(plan, laboratory.context(plan), laboratory.results())) {
      experimenter.runRemaining();
      assertThat(experimenter.runBlock()).isEqualTo(2);
    }

    List<ForkResult> forks = ResultsFolder.open(laboratory.results()).forks();
    assertThat(forks.subList(0, 3))
        .allSatisfy(fork -> assertThat(fork.status()).isEqualTo(ForkResult.Status.FAILED))
        .extracting(ForkResult::attempt)
        .containsOnly(2);
    assertThat(forks.subList(3, 6))
        .allSatisfy(fork -> assertThat(fork.measured()).isTrue())
        .extracting(ForkResult::attempt)
        .containsOnly(3);
    assertThat(forks).extracting(ForkResult::number).containsExactly(1, 2, 3, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void addsBlocksUntilSomebodyHasEnough() throws Exception {
    Laboratory laboratory = idle().blocks(1);
    ExperimentPlan plan = laboratory.plan();

    try (Experimenter experimenter =
        Experimenter.start(plan, laboratory.context(plan), laboratory.results())) {
      assertThat(experimenter.runBlock()).isEqualTo(1);
      assertThat(experimenter.runBlock()).isEqualTo(2);
      assertThat(experimenter.plan().blocks()).isEqualTo(2);
    }

    ResultsFolder results = ResultsFolder.open(laboratory.results());
    assertThat(results.forks()).hasSize(6);
    assertThat(results.experiment().blocks()).isEqualTo(2);
  }

  @Test
  void refusesToResumeAnotherPlan() throws Exception {
    Laboratory laboratory = idle();
    laboratory.run();
    ExperimentPlan other = laboratory.framework("Other-java", Agents.IDLE, INSTRUMENTATION).plan();

    assertThatThrownBy(
            () -> Experimenter.resume(other, laboratory.context(other), laboratory.results()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("other arms");
    assertThat(ResultsFolder.open(laboratory.results()).forks()).hasSize(3);
  }

  @Test
  void runsCommandsAroundEveryForkAndKeepsWhatAgentsWrote() throws Exception {
    Path diary = directory.resolve("diary");
    Laboratory laboratory = idle();
    laboratory.settings(
        new RunSettings(
            laboratory.settings().heapArgs(),
            List.of(),
            0,
            "echo before >> " + diary,
            "echo after >> " + diary,
            "",
            true));

    laboratory.run();

    assertThat(diary).hasContent("before\nafter\n".repeat(3));
    assertThat(laboratory.results().resolve("logs/0003/agent/fork.log")).exists();
  }

  @Test
  void failsWhereThePreparationFails() throws Exception {
    Laboratory laboratory = idle();
    laboratory.settings(
        new RunSettings(
            laboratory.settings().heapArgs(), List.of(), 0, "echo no; exit 7", "", "", false));

    ForkResult fork = laboratory.forksOf("baseline").get(0);

    assertThat(fork.status()).isEqualTo(ForkResult.Status.FAILED);
    assertThat(fork.failure()).contains("--prepare command failed", "exit status 7", "says: no");
  }

  @Test
  void makesProbeCallsUntilARecordArrives() throws Exception {
    ForkResult fork = probed(Agents.SENDING_LATE);

    assertThat(fork.failure()).isEmpty();
    assertThat(fork.counters().probeCalls()).isPositive();
    assertThat(fork.readinessNanos()).isPositive();
    assertThat(fork.records().expected()).isEqualTo(600 + 3 * fork.counters().probeCalls());
    assertThat(fork.records().delivered()).isEqualTo(5);
  }

  @Test
  void failsWhereNoProbeArrives() throws Exception {
    ForkResult fork = probed(Agents.IDLE);

    assertThat(fork.status()).isEqualTo(ForkResult.Status.FAILED);
    assertThat(fork.failure()).contains("has no record of", "probe calls");
  }

  private ForkResult probed(String agent) throws Exception {
    return new Laboratory(directory)
        .receiver("Probed-java", Agents.RECEIVER)
        .framework(
            "Probed-java",
            agent,
            configuration(
                "stage: tcp",
                "jvmArgs: [ \"-Dport=${receiver.port}\" ]",
                "readiness: firstRecord",
                "limits: { startup: 10s }",
                "receiver: { module: receiver, main: Main }"))
        .forksOf("Probed-java/one")
        .get(0);
  }

  private Laboratory idle() throws IOException {
    return new Laboratory(directory).framework("Idle-java", Agents.IDLE, INSTRUMENTATION);
  }

  static String configuration(String... keys) {
    return "  - id: one\n    default: true\n    " + String.join("\n    ", keys) + "\n";
  }
}
