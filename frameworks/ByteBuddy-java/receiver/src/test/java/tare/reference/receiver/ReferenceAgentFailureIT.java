package tare.reference.receiver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.receiver.CountLine;

/** What cannot start says so and ends the JVM; what breaks later never holds the JVM up. */
class ReferenceAgentFailureIT {

  @TempDir Path directory;

  private static void assertRefuses(List<String> settings, String reason) throws Exception {
    try (Jvm jvm = Jvm.monitored(settings, "10", "10", "1", "plain")) {
      assertThat(jvm.errors()).singleElement().asString().startsWith("tare-reference: " + reason);
      assertThat(jvm.status()).isEqualTo(3);
      assertThat(jvm.line()).isNull();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "mode=sideways, tare.reference.mode must be one of",
    "sevrity=1, setting 'sevrity' is not known; known: class directory",
    "method=absentMethod, class tare.reference.receiver.MonitoredDriver declares no method"
  })
  void refusesSettingsItCannotFollow(String setting, String reason) throws Exception {
    String mode = setting.startsWith("mode=") ? "stallMillis=1" : "mode=collection";
    assertRefuses(List.of(mode, setting), reason);
  }

  @Test
  void refusesAFolderThatIsNone() throws Exception {
    Path absent = directory.resolve("absent");
    assertRefuses(
        List.of("mode=disk", "directory=" + absent),
        "cannot write " + absent.resolve("records.tare") + ": no such folder");
  }

  @Test
  void refusesAFullDisk() throws Exception {
    Path full = Path.of("/dev/full");
    assumeThat(full).exists();
    Files.createSymbolicLink(directory.resolve("records.tare"), full);
    assertRefuses(
        List.of("mode=disk", "directory=" + directory),
        "cannot write " + directory.resolve("records.tare") + ": No space left on device");
  }

  @Test
  void refusesAPortWhereNobodyListens() throws Exception {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    assertRefuses(
        List.of("mode=tcp", "port=" + port),
        "cannot connect to 127.0.0.1:" + port + ": Connection refused");
  }

  /** Everything offered is consumed or dropped; returns what was consumed. */
  private static long assertAccounted(Jvm jvm, long offered) throws Exception {
    assertThat(jvm.status()).isZero();
    List<String> lines = jvm.errors();
    String last = lines.get(lines.size() - 1);
    assertThat(last).matches("tare-reference: consumed \\d+ records, dropped \\d+");
    String[] words = last.split(" ", -1);
    long consumed = Long.parseLong(words[2]);
    assertThat(consumed + Long.parseLong(words[5])).isEqualTo(offered);
    return consumed;
  }

  @Test
  void countsAsDroppedWhatADiskThatFillsUpDoesNotTake() throws Exception {
    List<String> settings = List.of("mode=disk", "directory=" + directory, "ringRecords=1024");
    try (Jvm jvm = Jvm.monitoredOnSmallDisk(256, settings, "20000", "10", "1", "plain")) {
      long consumed = assertAccounted(jvm, 200_000);
      assertThat(jvm.errors().get(0)).startsWith("tare-reference: cannot write ");
      assertThat(consumed).isBetween(1L, 256 * 1024 / 16L);
      CountLine line = read(directory);
      assertThat(line.records()).isEqualTo(consumed);
      assertThat(line.malformed()).isEqualTo(1);
    }
  }

  private static CountLine read(Path directory) throws IOException {
    try (Jvm reader = Jvm.receiving(ReferenceReader.class, "--directory", directory.toString())) {
      return CountLine.parse(reader.line());
    }
  }

  @Test
  void runsOnWhenItsReceiverIsKilled() throws Exception {
    try (Jvm receiver = Jvm.receiving(ReferenceReceiver.class, "--port", "0")) {
      String port = receiver.line().replace("listening ", "");
      List<String> settings = List.of("mode=tcp", "port=" + port, "ringRecords=64");
      try (Jvm jvm = Jvm.monitored(settings, "1500", "10", "2", "paced")) {
        while (CountLine.parse(receiver.ask("count")).records() == 0) {
          Thread.sleep(5);
        }
        receiver.kill();
        assertAccounted(jvm, 30_000);
        assertThat(jvm.errors().get(0)).startsWith("tare-reference: cannot write ");
      }
    }
  }

  @Test
  void givesUpAReceiverThatTakesNothing() throws Exception {
    try (ServerSocket deaf = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      List<String> settings =
          List.of("mode=tcp", "port=" + deaf.getLocalPort(), "ringRecords=1024", "stallMillis=500");
      try (Jvm jvm = Jvm.monitored(settings, "100000", "10", "2", "plain");
          Socket connection = deaf.accept()) {
        long consumed = assertAccounted(jvm, 2_000_000);
        assertThat(consumed).isLessThan(2_000_000);
        assertThat(jvm.errors().get(0))
            .isEqualTo(
                "tare-reference: the output took nothing for 500 ms; records are dropped from here"
                    + " on");
        assertThat(connection.isConnected()).isTrue();
      }
    }
  }

  @Test
  void endsThoughItsReceiverNeverDoes() throws Exception {
    try (ServerSocket patient = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      List<String> settings =
          List.of("mode=tcp", "port=" + patient.getLocalPort(), "stallMillis=500");
      try (Jvm jvm = Jvm.monitored(settings, "10", "10", "1", "plain");
          Socket connection = patient.accept()) {
        assertThat(connection.getInputStream().readAllBytes()).isNotEmpty();
        assertThat(assertAccounted(jvm, 100)).isEqualTo(100);
        assertThat(jvm.errors().get(0))
            .startsWith("tare-reference: the output was not through after 500 ms");
      }
    }
  }
}
