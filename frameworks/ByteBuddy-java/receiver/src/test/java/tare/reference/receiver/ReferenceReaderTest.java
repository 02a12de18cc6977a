package tare.reference.receiver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.receiver.CountLine;
import tare.receiver.Options;
import tare.receiver.RecordCounts;

class ReferenceReaderTest {

  private static final byte[] WHOLE =
      StreamBytes.started().method(0, "m()").batch(1, 0, 0, 5, 1, 6, 1).end(2, 7).toBytes();

  @TempDir Path directory;

  private CountLine read() throws IOException {
    RecordCounts counts = new RecordCounts();
    ReferenceReader.read(directory, counts, Options.of());
    return counts.line();
  }

  @Test
  void readsAllFilesOfTheAgentAndNothingElse() throws IOException {
    Files.write(directory.resolve("one.tare"), WHOLE);
    Files.write(directory.resolve("two.tare"), WHOLE);
    Files.write(directory.resolve("stdout.log"), WHOLE);
    assertThat(read()).isEqualTo(new CountLine(4, 64, 2, 0, 0, 0, 14));
  }

  @Test
  void countsAnEmptyFileAsCutOff() throws IOException {
    Files.createFile(directory.resolve("one.tare"));
    assertThat(read()).isEqualTo(new CountLine(0, 0, 0, 1, 0, 0, 0));
  }

  @Test
  void findsNothingWhereNothingWasWritten() throws IOException {
    assertThat(read()).isEqualTo(new CountLine(0, 0, 0, 0, 0, 0, 0));
  }
}
