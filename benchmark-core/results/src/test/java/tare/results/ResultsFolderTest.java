package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsFolderTest {

  @TempDir private Path directory;

  @Test
  void saysWhatIsWrongWithAPlaceThatIsNoResultsFolder() throws IOException {
    Path missing = directory.resolve("missing");
    assertThatThrownBy(() -> ResultsFolder.open(missing))
        .isInstanceOf(WrongPlaceException.class)
        .hasMessage(missing + " is not a folder: name a results folder");

    assertThatThrownBy(() -> ResultsFolder.open(directory))
        .hasMessage(directory + " is empty: name a results folder");

    Path foreign = Files.createFile(directory.resolve("thesis.tex"));
    assertThatThrownBy(() -> ResultsFolder.open(directory))
        .hasMessage(directory + " is no results folder of Tare: it has no experiment.json");
    assertThatThrownBy(() -> ResultsFolder.open(foreign))
        .hasMessage(foreign + " is not a folder: name a results folder");
  }

  @Test
  void recognisesAFolderThatWasGivenUpAtItsStart() throws IOException {
    create();
    Files.delete(directory.resolve("experiment.json"));
    assertThatThrownBy(() -> ResultsFolder.open(directory))
        .hasMessage(
            directory
                + " was left before its experiment.json was written: delete it and measure again");
  }

  @Test
  void refusesTheFolderOfANewerTare() throws IOException {
    create();
    replace("experiment.json", "\"schemaVersion\" : 1,", "\"schemaVersion\" : 2,");
    assertThatThrownBy(() -> ResultsFolder.open(directory))
        .hasMessage(
            directory.resolve("experiment.json")
                + " has schema version 2, but this Tare reads 1: read it with a newer Tare");
  }

  @Test
  void refusesForksThatContradictTheRest() throws IOException {
    create();
    Path forks = directory.resolve("forks.jsonl");
    String line = Files.readString(forks).lines().findFirst().orElseThrow();
    ResultsFolder folder = ResultsFolder.open(directory);

    Files.writeString(forks, line + "\n" + line + "\n");
    assertThatThrownBy(folder::forks)
        .hasMessageContaining("forks.jsonl, line 2: fork ")
        .hasMessageContaining("was measured before");

    Files.writeString(forks, line.replaceFirst("\"arm\":\"[^\"]*\"", "\"arm\":\"zzz\"") + "\n");
    assertThatThrownBy(folder::forks)
        .hasMessageContaining("line 1: experiment.json has no arm zzz");

    Files.writeString(forks, line.replaceFirst("\"records\":\\{[^}]*}", "\"records\":null") + "\n");
    assertThatThrownBy(folder::forks).hasMessageContaining("has no records");
  }

  @Test
  void namesADamagedLine() throws IOException {
    create();
    replace("forks.jsonl", "\"block\":1,\"attempt\":1", "\"block\":1,\"attempt\":");
    ResultsFolder folder = ResultsFolder.open(directory);
    assertThatThrownBy(folder::forks)
        .isInstanceOf(ResultsException.class)
        .hasMessageStartingWith(directory.resolve("forks.jsonl") + ", line 1, column ")
        .hasMessageContaining(" is not whole JSON: ")
        .hasMessageContaining("near \"block\":1,\"attempt\":,")
        .hasMessageNotContaining("\n");
  }

  @Test
  void namesTheFileThatIsMissing() throws IOException {
    create();
    ResultsFolder folder = ResultsFolder.open(directory);
    assertThatThrownBy(() -> folder.histograms(2))
        .isInstanceOf(ResultsException.class)
        .hasMessage(folder.files().histograms(2) + " is missing");
    assertThatThrownBy(() -> folder.iterations(2))
        .hasMessage(folder.files().iterations(2) + " is missing");
    assertThatThrownBy(() -> Summary.read(folder.files()))
        .hasMessage(folder.files().summary() + " is not there: make it with tare analyze");
  }

  @Test
  void namesAFileThatWasCutShortAndPackedAgain() throws IOException {
    MeasuredCalls whole = Examples.calls(false);
    try (ResultsWriter writer = ResultsWriter.create(directory, Examples.experiment())) {
      writer.seal(2, whole);
    }
    ResultsFolder folder = ResultsFolder.open(directory);
    ResultsFiles files = folder.files();
    assertThat(folder.iterations(2)).isEqualTo(whole.iterations());
    ForkHistograms histograms = folder.histograms(2);

    IterationFile.write(files.iterations(2), 2, whole.iterations().subList(0, 6));
    assertThatThrownBy(() -> folder.iterations(2))
        .isInstanceOf(ResultsException.class)
        .hasMessage(
            files.iterations(2)
                + " is damaged: 1000 calls of thread 1 were expected, but it has 500; take the"
                + " original, or delete that fork's line in forks.jsonl and measure it again with"
                + " --resume");

    HistogramFile.write(
        files.histograms(2), 2, new ForkHistograms(histograms.iterations().subList(0, 7)));
    assertThatThrownBy(() -> folder.histograms(2))
        .hasMessageContaining(files.histograms(2) + " is damaged: 1000 calls of thread 1")
        .hasMessageContaining("but it has 750");
  }

  @Test
  void namesAPackedFileThatWasCutOff() throws IOException {
    try (ResultsWriter writer = ResultsWriter.create(directory, Examples.experiment())) {
      writer.seal(2, Examples.calls(false));
    }
    Path file = new ResultsFiles(directory).iterations(2);
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));

    ResultsFolder folder = ResultsFolder.open(directory);
    assertThatThrownBy(() -> folder.iterations(2))
        .hasMessageStartingWith(file + " is damaged: it is no whole gzip file (")
        .hasMessageContaining("delete that fork's line in forks.jsonl");
  }

  @Test
  void readsBackTheSummaryItWrote() throws IOException {
    create();
    ResultsFiles files = ResultsFolder.open(directory).files();
    Examples.summary().write(files);
    assertThat(Summary.read(files)).isEqualTo(Examples.summary());
  }

  private void create() throws IOException {
    try (ResultsWriter writer = ResultsWriter.create(directory, Examples.experiment())) {
      writer.append(Examples.fork(1));
    }
  }

  private void replace(String file, String old, String now) throws IOException {
    Path path = directory.resolve(file);
    String text = Files.readString(path);
    assertThat(text).contains(old);
    Files.writeString(path, text.replace(old, now));
  }
}
