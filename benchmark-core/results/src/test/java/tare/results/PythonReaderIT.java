package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The reader in docs/result-format.md, where there is a Python to run it. */
class PythonReaderIT {

  @TempDir private Path directory;

  @Test
  void readsHistogramsAsTheDocumentShows() throws Exception {
    assumeTrue(hasPython(), "python3 is not installed");
    MeasuredCalls calls = Examples.calls(false);
    Path file = directory.resolve("0001.counts.gz");
    HistogramFile.write(file, 1, ForkHistograms.of(calls));

    assertThat(run(FormatDocument.read().code("python").get(0), file))
        .isEqualTo(expected(ForkHistograms.of(calls)));
  }

  private static boolean hasPython() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(place -> Files.isExecutable(Path.of(place, "python3")));
  }

  private String run(String reader, Path file) throws IOException, InterruptedException {
    String use =
        "\nimport sys\nfor thread, iteration, counts in histograms(sys.argv[1]):"
            + "\n    print(thread, iteration, sum(counts.values()),"
            + " sum(value * count for value, count in counts.items()))\n";
    Path script = Files.writeString(directory.resolve("read.py"), reader + use);
    Process python =
        new ProcessBuilder("python3", script.toString(), file.toString())
            .redirectErrorStream(true)
            .start();
    String printed = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(python.waitFor()).as(printed).isZero();
    return printed;
  }

  private static String expected(ForkHistograms histograms) {
    StringBuilder lines = new StringBuilder();
    for (ForkHistograms.IterationCounts counts : histograms.iterations()) {
      ValueCounts values = counts.durationNanos();
      lines.append(
          (counts.thread() + " " + counts.iteration() + " ")
              + (values.total() + " " + values.sum() + "\n"));
    }
    return lines.toString();
  }
}
