package tare.controller;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.testing.Agents;
import tare.controller.testing.Laboratory;
import tare.model.ForkResult;
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

  @TempDir Path directory;

  @Test
  void measuresEveryArmInEveryBlock() throws Exception {
    Laboratory laboratory =
        new Laboratory(directory)
            .framework("Idle-java", Agents.IDLE, configuration("stage: instrumentation"))
            .blocks(2);

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
    assertThat(fork.records().verdict()).isEqualTo(Verdict.UNPROVEN);
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

  static String configuration(String... keys) {
    return "  - id: one\n    default: true\n    " + String.join("\n    ", keys) + "\n";
  }
}
