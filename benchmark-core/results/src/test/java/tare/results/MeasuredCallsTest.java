package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.CallLog;
import tare.model.ForkFiles;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

class MeasuredCallsTest {

  private static final WorkloadParameters PARAMETERS =
      new WorkloadParameters(3, 10, 2, 0, 100, 2, WorkloadParameters.DEFAULT_APPLICATION, "");

  @TempDir private Path directory;
  private ForkFiles files;

  @BeforeEach
  void writeWhatAMeasuredJvmLeaves() throws IOException {
    files = new ForkFiles(directory);
    CallLog.write(files.durations(0), new long[] {1, 2, 3});
    CallLog.write(files.durations(1), new long[] {4, 5, 6});
    CallLog.write(files.lags(0), new long[] {0, 0, 1});
    CallLog.write(files.lags(1), new long[] {0, 2, 0});
    writeIterations(iteration(0, 0, 1), iteration(0, 1, 2), iteration(1, 0, 1), iteration(1, 1, 2));
  }

  @Test
  void readsThreadsLagsAndIterations() throws ResultsException {
    MeasuredCalls calls = MeasuredCalls.read(files, PARAMETERS);
    assertThat(calls.threads()).isEqualTo(2);
    assertThat(calls.durationNanos(1)).containsExactly(4, 5, 6);
    assertThat(calls.lagNanos(1)).containsExactly(0, 2, 0);
    assertThat(calls.iterations()).hasSize(4);
    assertThat(ForkHistograms.of(calls).mergedFrom(1).values()).containsExactly(2, 3, 5, 6);
    assertThat(ForkHistograms.of(calls).merged().total()).isEqualTo(6);
  }

  @Test
  void takesNoLagsWhenCallsFollowedOneAnother() throws ResultsException {
    WorkloadParameters backToBack = WorkloadParameters.of(3, 10, 2, 0);
    assertThat(MeasuredCalls.read(files, backToBack).paced()).isFalse();
  }

  @Test
  void namesTheLogThatIsMissingOrHasAnotherNumberOfCalls() throws IOException {
    CallLog.write(files.durations(1), new long[] {4, 5});
    assertThatThrownBy(() -> MeasuredCalls.read(files, PARAMETERS))
        .isInstanceOf(ResultsException.class)
        .hasMessage(
            files.durations(1)
                + " has 16 bytes, but 3 calls are 24: the measured JVM did not close its call log");
    Files.delete(files.durations(1));
    assertThatThrownBy(() -> MeasuredCalls.read(files, PARAMETERS))
        .isInstanceOf(ResultsException.class)
        .hasMessage(files.durations(1) + " is missing");
  }

  @Test
  void refusesIterationsThatDoNotCoverTheCalls() throws IOException {
    writeIterations(iteration(0, 0, 3), iteration(1, 0, 2));
    assertThatThrownBy(() -> MeasuredCalls.read(files, PARAMETERS))
        .isInstanceOf(ResultsException.class)
        .hasMessage(
            files.iterations() + ": the iterations of thread 1 have 2 calls, but 3 were timed");
    writeIterations(iteration(0, 0, 3), iteration(1, 0, 3), iteration(2, 0, 1));
    assertThatThrownBy(() -> MeasuredCalls.read(files, PARAMETERS))
        .hasMessageEndingWith("an iteration belongs to thread 2, which made no calls");
    writeIterations(iteration(0, 0, 3), iteration(1, 0, 4), iteration(1, 1, -1));
    assertThatThrownBy(() -> MeasuredCalls.read(files, PARAMETERS))
        .hasMessageEndingWith("an iteration has -1 calls");
  }

  @Test
  void refusesLagsOfAnotherNumberOfCalls() {
    assertThatThrownBy(
            () ->
                new MeasuredCalls(
                    List.of(new long[] {1}),
                    List.of(new long[] {1, 2}),
                    List.of(iteration(0, 0, 1))))
        .hasMessage("lags and durations differ in number");
  }

  private void writeIterations(Iteration... iterations) throws IOException {
    StringBuilder csv = new StringBuilder(Iteration.CSV_HEADER).append('\n');
    for (Iteration iteration : iterations) {
      csv.append(iteration.toCsv()).append('\n');
    }
    Files.writeString(files.iterations(), csv);
  }

  private static Iteration iteration(int thread, int number, long calls) {
    return new Iteration(thread, number, calls, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }
}
