package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.Warning;

class CrowdedCpusTest {

  @TempDir private Path directory;

  private Optional<Warning> warning(int threads, int cores) throws IOException {
    RecordedRun run = new RecordedRun().threads(threads).cores(cores).arm("baseline", 100);
    return CrowdedCpus.of(run.in(directory.resolve("run")).experiment());
  }

  @Test
  void warnsOfMoreThreadsThanCpus() throws IOException {
    assertThat(warning(4, 2)).map(Warning::message).contains("up to 4 threads call on 2 CPUs");
  }

  @Test
  void isSilentWhereEveryThreadHasACpu() throws IOException {
    assertThat(warning(2, 2)).isEmpty();
  }
}
