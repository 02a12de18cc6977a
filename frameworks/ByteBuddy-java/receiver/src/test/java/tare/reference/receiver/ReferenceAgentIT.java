package tare.reference.receiver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tare.receiver.CountLine;

/** What becomes of every record, in every mode, in JVMs of their own. */
class ReferenceAgentIT {

  @TempDir Path directory;

  private List<String> disk(String... more) {
    return Stream.concat(Stream.of("mode=disk", "directory=" + directory), Stream.of(more))
        .toList();
  }

  private CountLine readDirectory() throws IOException {
    try (Jvm reader = Jvm.receiving(ReferenceReader.class, "--directory", directory.toString())) {
      return CountLine.parse(reader.line());
    }
  }

  private static CountLine count(Jvm receiver) throws IOException {
    return CountLine.parse(receiver.ask("count"));
  }

  private static List<String> tcp(Jvm receiver, String... more) {
    String port = receiver.line().replace("listening ", "");
    return Stream.concat(Stream.of("mode=tcp", "port=" + port), Stream.of(more)).toList();
  }

  /** The records that the agent says it dropped. */
  private static long dropped(Jvm jvm, long delivered) throws Exception {
    assertThat(jvm.status()).isZero();
    List<String> lines = jvm.errors();
    String last = lines.get(lines.size() - 1);
    String start = "tare-reference: consumed " + delivered + " records, dropped ";
    assertThat(last).startsWith(start);
    return Long.parseLong(last.substring(start.length()));
  }

  @Test
  void changesTheClassAndRecordsNothing() throws Exception {
    Path log = directory.resolve("classes.log");
    List<String> settings = List.of("mode=instrumentation", "-Xlog:class+load=debug:file=" + log);
    try (Jvm jvm = Jvm.monitored(settings, "1000", "10", "2", "plain")) {
      assertThat(jvm.errors()).isEmpty();
      assertThat(jvm.status()).isZero();
    }
    String name = MonitoredDriver.class.getName();
    long bytes = Files.size(Path.of("target/test-classes", name.replace('.', '/') + ".class"));
    assertThat(Files.readString(log))
        .containsPattern(name + " source:.*\\R.* bytes: \\d+")
        .doesNotContainPattern(name + " source:.*\\R.* bytes: " + bytes + "\\b");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void consumesAndDiscards(int threads) throws Exception {
    try (Jvm jvm = Jvm.monitored(List.of("mode=collection"), "5000", "10", "" + threads, "plain")) {
      assertThat(jvm.errors())
          .containsExactly("tare-reference: consumed " + threads * 50_000 + " records, dropped 0");
      assertThat(jvm.status()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"1, plain, 65536", "4, plain, 65536", "2, thrown, 65536", "3, plain, 16"})
  void writesEveryRecordToDisk(int threads, String manner, int ringRecords) throws Exception {
    List<String> settings = disk("ringRecords=" + ringRecords);
    try (Jvm jvm = Jvm.monitored(settings, "2000", "10", "" + threads, manner)) {
      assertThat(dropped(jvm, threads * 20_000L)).isZero();
    }
    CountLine line = readDirectory();
    assertThat(line.records()).isEqualTo(threads * 20_000L);
    assertThat(line.bytes()).isEqualTo(threads * 20_000L * 16);
    assertThat(line.malformed()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"1, 65536", "4, 65536", "3, 16"})
  void sendsEveryRecordAndEndsWhenTheReceiverHasThem(int threads, int ringRecords)
      throws Exception {
    try (Jvm receiver = Jvm.receiving(ReferenceReceiver.class, "--port", "0")) {
      List<String> settings = tcp(receiver, "ringRecords=" + ringRecords);
      try (Jvm jvm = Jvm.monitored(settings, "2000", "10", "" + threads, "plain")) {
        assertThat(dropped(jvm, threads * 20_000L)).isZero();
      }
      CountLine line = count(receiver);
      assertThat(line.records()).isEqualTo(threads * 20_000L);
      assertThat(line.malformed()).isZero();
      assertThat(line.connections()).isEqualTo(1);
      assertThat(line.open()).isZero();
    }
  }

  @Test
  void accountsForEveryRecordDroppedOnItsWayToDisk() throws Exception {
    try (Jvm jvm = Jvm.monitored(disk("ringRecords=8", "full=drop"), "20000", "10", "2", "plain")) {
      jvm.status();
      CountLine line = readDirectory();
      assertThat(line.malformed()).isZero();
      assertThat(line.dropped()).isPositive();
      assertThat(line.records() + line.dropped()).isEqualTo(400_000);
      assertThat(dropped(jvm, line.records())).isEqualTo(line.dropped());
    }
  }

  @Test
  void accountsForEveryRecordDroppedOnItsWayToTheReceiver() throws Exception {
    try (Jvm receiver = Jvm.receiving(ReferenceReceiver.class, "--port", "0");
        Jvm jvm =
            Jvm.monitored(
                tcp(receiver, "ringRecords=8", "full=drop"), "20000", "10", "2", "plain")) {
      jvm.status();
      CountLine line = count(receiver);
      assertThat(line.malformed()).isZero();
      assertThat(line.dropped()).isPositive();
      assertThat(line.records() + line.dropped()).isEqualTo(400_000);
      assertThat(dropped(jvm, line.records())).isEqualTo(line.dropped());
    }
  }

  @Test
  void leavesACutOffFileWhenItsJvmIsKilled() throws Exception {
    try (Jvm jvm = Jvm.monitored(disk(), "1000", "10", "1", "unended")) {
      assertThat(jvm.line()).isEqualTo("called");
      // The records are written within a poll or two; without its last frame the file is cut off.
      while (Files.size(directory.resolve("records.tare")) < 160_000) {
        Thread.sleep(5);
      }
      jvm.kill();
    }
    CountLine line = readDirectory();
    assertThat(line.malformed()).isEqualTo(1);
    assertThat(line.records()).isBetween(9_000L, 10_000L);
  }

  @Test
  void publishesTheTrueCostOfItsSeverityBeforeTheApplicationEnds() throws Exception {
    for (String mode : List.of("instrumentation", "collection")) {
      try (Jvm jvm =
          Jvm.monitored(List.of("mode=" + mode, "severity=50"), "100", "10", "1", "plain")) {
        double[] nanos = new double[3];
        for (String line = jvm.line(); !line.equals("called"); line = jvm.line()) {
          String[] pair = line.replace("tare.counter.severityNanos", "").split("=", 2);
          nanos[List.of("Low", "", "High").indexOf(pair[0])] = Double.parseDouble(pair[1]);
        }
        assertThat(nanos).isSorted();
        assertThat(nanos[0]).isPositive();
      }
    }
  }
}
