package tare.results.moobench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.ForkResult;
import tare.model.Iteration;
import tare.model.Stage;
import tare.model.Verdict;
import tare.results.CallStore;
import tare.results.MeasuredCalls;
import tare.results.ResultsFolder;

class MoobenchImportTest {

  @TempDir private Path directory;
  private RawRun run;
  private Path out;

  @BeforeEach
  void places() {
    run = new RawRun(directory.resolve("run"));
    out = directory.resolve("out");
  }

  @Test
  void keepsEveryCallOfEveryThreadInOrder() throws IOException {
    run.with("raw-1-10-0.csv", RawRun.thread(1, 3, 5) + RawRun.thread(2, 3, 7)).imported(out);

    MeasuredCalls calls = calls(1);
    assertThat(calls.threads()).isEqualTo(2);
    assertThat(calls.durationNanos(0)).containsExactly(5, 10, 15);
    assertThat(calls.durationNanos(1)).containsExactly(7, 14, 21);
  }

  @Test
  void takesThreadsWhoseLinesAreMixed() throws IOException {
    run.with("raw-1-10-0.csv", "2;7;1;0\n1;5;1;0\n2;8;1;0\n1;6;1;0\n").imported(out);

    assertThat(calls(1).durationNanos(0)).containsExactly(5, 6);
    assertThat(calls(1).durationNanos(1)).containsExactly(7, 8);
  }

  @Test
  void readsLinesOnBothSidesOfEveryBufferBorder() throws IOException {
    int calls = 40_000;
    run.with("raw-1-10-0.csv", RawRun.thread(1, calls, 1_000_003)).imported(out);

    long[] nanos = calls(1).durationNanos(0);
    assertThat(nanos).hasSize(calls);
    for (int call = 0; call < calls; call++) {
      assertThat(nanos[call]).isEqualTo((call + 1) * 1_000_003L);
    }
  }

  @Test
  void groupsCallsSoThatAHalfEndsOnABorder() throws IOException {
    run.with("raw-1-10-0.csv", RawRun.thread(1, 1001, 2)).imported(out);

    List<Iteration> iterations = ResultsFolder.open(out).iterations(1);
    assertThat(iterations).hasSize(50);
    assertThat(iterations.subList(0, 25).stream().mapToLong(Iteration::calls).sum()).isEqualTo(500);
    assertThat(iterations.get(49).heapUsedBytes()).isEqualTo(1_001_000);
    assertThat(iterations.stream().mapToLong(Iteration::gcCount).sum()).isEqualTo(501);
    assertThat(iterations.stream().mapToLong(Iteration::callNanos).sum()).isEqualTo(1001L * 1002);
  }

  @Test
  void makesArmsOfConfigurationsAndDepths() throws IOException {
    for (int depth : List.of(2, 10)) {
      for (int configuration : List.of(0, 1, 4)) {
        run.with(RawFile.name(1, depth, configuration), RawRun.thread(1, 2, 5));
      }
    }

    Experiment experiment = run.imported(out);

    assertThat(experiment.arms())
        .extracting(Arm::id, Arm::stage, Arm::title, Arm::baselineArm, Arm::moobenchIndex)
        .containsExactlyInAnyOrder(
            tuple("baseline/depth=2", Stage.BASELINE, "No instrumentation", 2, 0),
            tuple("baseline/depth=10", Stage.BASELINE, "No instrumentation", 10, 0),
            tuple("Example-java/off/depth=2", Stage.INSTRUMENTATION, "Deactivated", 2, 1),
            tuple("Example-java/off/depth=10", Stage.INSTRUMENTATION, "Deactivated", 10, 1),
            tuple("Example-java/4/depth=2", Stage.COLLECTION, "Configuration 4", 2, 4),
            tuple("Example-java/4/depth=10", Stage.COLLECTION, "Configuration 4", 10, 4));
  }

  private static Tuple tuple(String id, Stage stage, String title, int depth, int index) {
    return Tuple.tuple(id, stage, title, "baseline/depth=" + depth, index);
  }

  @Test
  void sortsForksAsNumbers() throws IOException {
    for (int fork = 1; fork <= 11; fork++) {
      run.with("raw-" + fork + "-10-0.csv", RawRun.thread(1, 1, fork));
    }
    run.imported(out);

    assertThat(ResultsFolder.open(out).forks())
        .extracting(ForkResult::block)
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    assertThat(calls(11).durationNanos(0)).containsExactly(11);
  }

  @Test
  void takesOneForkAlone() throws IOException {
    run.with("raw-1-10-0.csv", "").with("raw-3-10-0.csv", RawRun.thread(1, 2, 9));

    MoobenchImport.run(run.folder(), out, RawRun.request(Set.of(3), OptionalLong.of(2)));

    assertThat(calls(1).durationNanos(0)).containsExactly(9, 18);
    assertThat(ResultsFolder.open(out).forks()).hasSize(1);
  }

  @Test
  void readsAnArchiveLikeTheFolder() throws IOException {
    run.with("raw-1-10-0.csv", RawRun.thread(1, 3, 5)).with("results.txt", "no raw file");

    MoobenchImport.run(run.zipped(directory.resolve("results.zip")), out, RawRun.REQUEST);

    assertThat(calls(1).durationNanos(0)).containsExactly(5, 10, 15);
  }

  @Test
  void claimsNothingThatTheFilesDoNotSay() throws IOException {
    Experiment experiment = run.with("raw-1-10-1.csv", RawRun.thread(1, 3, 5)).imported(out);

    assertThat(experiment.machine()).isEmpty();
    assertThat(experiment.warnings())
        .extracting(warning -> warning.code())
        .containsExactly("imported", "callsNotStated");
    ForkResult fork = ResultsFolder.open(out).forks().get(0);
    assertThat(fork.counters()).isNull();
    assertThat(fork.records().verdict()).isEqualTo(Verdict.UNPROVEN);
  }

  private MeasuredCalls calls(int fork) throws IOException {
    try (CallStore store = CallStore.open()) {
      return ResultsFolder.open(out).calls(fork, store);
    }
  }
}
