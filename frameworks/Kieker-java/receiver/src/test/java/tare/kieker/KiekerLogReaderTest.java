package tare.kieker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.receiver.CountLine;
import tare.receiver.Options;
import tare.receiver.RecordCounts;

class KiekerLogReaderTest {

  private static final String METADATA = "$0;1;2.0.2;TARE;host;1;false;0;NANOSECONDS;0\n";
  private static final String EXECUTION =
      "$1;5;public long a.B.c(long,int);<no-session-id>;6;7;8;host;9;9\n";

  @TempDir Path directory;
  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectory(directory.resolve("kieker-20261130-120000-UTC--TARE"));
    Files.writeString(folder.resolve("kieker.map"), KiekerBytes.map());
  }

  private void text(String name, String content) throws IOException {
    Files.writeString(folder.resolve(name + ".dat"), content);
  }

  private void binary(String name, byte[]... parts) throws IOException {
    Files.write(folder.resolve(name + ".bin"), KiekerBytes.join(parts));
  }

  private CountLine read() throws IOException {
    RecordCounts counts = new RecordCounts();
    KiekerLogReader.read(directory, counts, Options.of());
    return counts.line();
  }

  private void assertCounts(int records, int malformed) throws IOException {
    CountLine line = read();
    assertThat(line.records()).isEqualTo(records);
    assertThat(line.malformed()).isEqualTo(malformed);
  }

  @Test
  void readsAllTextFilesButNoMetadata() throws IOException {
    text("a-001", METADATA + EXECUTION.repeat(3));
    text("a-002", EXECUTION.repeat(2));
    text("a-003", "");
    assertThat(read())
        .isEqualTo(new CountLine(5, METADATA.length() + 5L * EXECUTION.length(), 3, 0, 0, 0, 0));
  }

  @Test
  void readsAllBinaryFilesButNoMetadata() throws IOException {
    binary("a-001", KiekerBytes.metadata(), KiekerBytes.executions(3));
    binary("a-002", KiekerBytes.executions(4));
    binary("a-003");
    assertCounts(7, 0);
  }

  @Test
  void readsTheFoldersOfSeveralRuns() throws IOException {
    binary("a-001", KiekerBytes.executions(3));
    folder = Files.createDirectory(directory.resolve("kieker-20261130-130000-UTC--TARE"));
    Files.writeString(folder.resolve("kieker.map"), KiekerBytes.map());
    text("a-001", EXECUTION);
    assertCounts(4, 0);
  }

  @Test
  void findsNothingWhereNothingWasWritten() throws IOException {
    assertCounts(0, 0);
    Files.delete(folder.resolve("kieker.map"));
    Files.delete(folder);
    assertCounts(0, 0);
  }

  @Test
  void doesNotCountABinaryRecordThatIsCutOffAnywhere() throws IOException {
    byte[] two = KiekerBytes.executions(2);
    int one = two.length / 2;
    for (int length = one + 1; length < two.length; length++) {
      binary("a-001", Arrays.copyOf(two, length));
      assertCounts(1, 1);
    }
  }

  @Test
  void doesNotCountATextRecordThatIsCutOffAnywhere() throws IOException {
    for (int length = 1; length < EXECUTION.length(); length++) {
      text("a-001", EXECUTION + EXECUTION.substring(0, length));
      assertCounts(1, 1);
    }
  }

  @Test
  void stopsAtWhatIsMalformedInABinaryFileOnly() throws IOException {
    binary("a-001", KiekerBytes.executions(2), KiekerBytes.execution(9, 4, 3, 2), new byte[100]);
    binary("a-002", KiekerBytes.executions(1), KiekerBytes.execution(1, 99, 3, 2));
    binary("a-003", KiekerBytes.executions(5));
    assertCounts(8, 2);
  }

  @Test
  void countsMalformedLinesAndGoesOn() throws IOException {
    List<String> malformed =
        List.of(
            "",
            "$",
            ";",
            "hello",
            "$1",
            "$1;",
            "$99;5;a;b;6;7;8;host;9;9",
            "$2;5;a;b;6;7;8;host;9;9",
            "$x;5;a;b;6;7;8;host;9;9",
            "$99999999999;5;a;b;6;7;8;host;9;9",
            "1;5;a;b;6;7;8;host;9;9",
            "$1;5;a;b;6;7;8;host;9",
            "$1;5;a;b;6;7;8;host;9;9;10",
            "$1;5;a;b;six;7;8;host;9;9",
            "$1;;a;b;6;7;8;host;9;9",
            "$1;5;a;b;6;7;8;host;9;9\0");
    text("a-001", EXECUTION + String.join("\n", malformed) + "\n" + EXECUTION);
    assertCounts(2, malformed.size());
  }

  @Test
  void understandsNothingWithoutTheMap() throws IOException {
    Files.delete(folder.resolve("kieker.map"));
    binary("a-001", KiekerBytes.executions(2));
    text("a-001", EXECUTION);
    assertCounts(0, 2);
  }

  @Test
  void countsMalformedLinesOfTheMap() throws IOException {
    Files.writeString(
        folder.resolve("kieker.map"), KiekerBytes.map() + "$=x\n$77\nhello\n$99999999999=x\n");
    text("a-001", EXECUTION);
    assertCounts(1, 4);
  }

  @Test
  void loadsNoForeignClassThatAMapNames() throws IOException {
    Files.writeString(folder.resolve("kieker.map"), "$1=java.lang.ProcessBuilder\n");
    Files.write(folder.resolve("a-001.dat"), EXECUTION.getBytes(StandardCharsets.UTF_8));
    binary("a-001", KiekerBytes.executions(1));
    assertCounts(0, 2);
  }
}
