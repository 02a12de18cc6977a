package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.Warning;

class ResultsWriterTest {

  @TempDir private Path parent;

  private Path directory() {
    return parent.resolve("results");
  }

  @Test
  void readsBackTheExperimentAndForksItWrote() throws IOException {
    try (ResultsWriter writer = ResultsWriter.create(directory(), Examples.experiment())) {
      writer.append(Examples.fork(1));
      writer.append(Examples.fork(2));
    }
    ResultsFolder folder = ResultsFolder.open(directory());
    assertThat(folder.experiment()).isEqualTo(Examples.experiment());
    assertThat(folder.forks()).containsExactly(Examples.fork(1), Examples.fork(2));
    assertThat(folder.warnings()).isEmpty();
  }

  @Test
  void readsBackEveryCallItSealed() throws IOException {
    MeasuredCalls calls = Examples.calls(true);
    try (ResultsWriter writer = ResultsWriter.create(directory(), Examples.experiment())) {
      writer.seal(7, calls);
    }
    ResultsFolder folder = ResultsFolder.open(directory());
    assertThat(folder.iterations(7)).isEqualTo(calls.iterations());
    assertThat(folder.histograms(7)).isEqualTo(ForkHistograms.of(calls));
    try (CallStore store = CallStore.open()) {
      MeasuredCalls read = folder.calls(7, store);
      assertThat(read.paced()).isTrue();
      for (int thread = 0; thread < calls.threads(); thread++) {
        assertThat(read.durationNanos(thread)).isEqualTo(calls.durationNanos(thread));
        assertThat(read.lagNanos(thread)).isEqualTo(calls.lagNanos(thread));
      }
    }
  }

  @Test
  void refusesAFolderThatHoldsSomething() throws IOException {
    Files.createDirectories(directory());
    Files.createFile(directory().resolve("thesis.tex"));
    assertThatThrownBy(() -> ResultsWriter.create(directory(), Examples.experiment()))
        .hasMessage(
            directory() + " is not empty: name another folder with --out, or go on with --resume");
  }

  @Test
  void keepsASecondWriterOut() throws IOException {
    try (ResultsWriter first = ResultsWriter.create(directory(), Examples.experiment())) {
      assertThatThrownBy(() -> ResultsWriter.resume(directory()))
          .hasMessageContaining("is being written by this process");
      first.append(Examples.fork(1));
    }
    ResultsWriter.resume(directory()).close();
    assertThat(directory().resolve(".lock")).doesNotExist();
  }

  @Test
  void goesOnBehindTheLastCompleteLine() throws IOException {
    try (ResultsWriter writer = ResultsWriter.create(directory(), Examples.experiment())) {
      writer.append(Examples.fork(1));
    }
    Path forks = directory().resolve("forks.jsonl");
    Files.write(
        forks,
        "{\"schemaVersion\":1,\"fä".getBytes(StandardCharsets.UTF_8),
        StandardOpenOption.APPEND);

    assertThat(ResultsFolder.open(directory()).warnings())
        .extracting(Warning::code)
        .containsExactly("forkLineCutOff");
    try (ResultsWriter writer = ResultsWriter.resume(directory())) {
      assertThat(writer.warnings()).extracting(Warning::code).containsExactly("forkLineCutOff");
      writer.append(Examples.fork(2));
    }
    assertThat(ResultsFolder.open(directory()).forks())
        .containsExactly(Examples.fork(1), Examples.fork(2));
  }
}
