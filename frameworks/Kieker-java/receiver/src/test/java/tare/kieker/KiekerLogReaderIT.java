package tare.kieker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.receiver.CountLine;
import tare.receiver.ReceiverUnderTest;

class KiekerLogReaderIT {

  private static final String WRITER = "kieker.monitoring.writer.filesystem.FileWriter";
  private static final String QUEUE = "kieker.monitoring.core.controller.WriterController.";
  private static final int CALLS = 6_000;
  private static final int DEPTH = 5;

  @TempDir Path directory;

  private CountLine writeAndRead(String handler) throws Exception {
    MonitoredRun.run(
        CALLS,
        DEPTH,
        new ArrayList<>(
            List.of(
                "-Dkieker.monitoring.writer=" + WRITER,
                // At exit Kieker gives the queue a second to be written: too little for 10,000
                // lines of text on a busy machine.
                "-D" + QUEUE + "RecordQueueSize=64",
                "-D" + WRITER + ".logStreamHandler=kieker.monitoring.writer.filesystem." + handler,
                "-D" + WRITER + ".customStoragePath=" + directory)));
    try (ReceiverUnderTest reader =
        ReceiverUnderTest.start(KiekerLogReader.class, "--directory", directory.toString())) {
      CountLine line = CountLine.parse(reader.line());
      assertThat(reader.exitStatus()).isZero();
      assertThat(reader.errors()).isEmpty();
      return line;
    }
  }

  private List<Path> files(String extension) throws Exception {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(extension)).sorted().toList();
    }
  }

  @Test
  void countsEveryCallInBinaryFilesOfTheRealAgent() throws Exception {
    CountLine line = writeAndRead("BinaryLogStreamHandler");
    assertThat(line.records()).isEqualTo(CALLS * DEPTH + MonitoredRun.CONSTANT_RECORDS);
    assertThat(line.malformed()).isZero();
    assertThat(files(".bin")).hasSize(2);
  }

  @Test
  void countsEveryCallInTextFilesOfTheRealAgent() throws Exception {
    CountLine line = writeAndRead("TextLogStreamHandler");
    assertThat(line.records()).isEqualTo(CALLS * DEPTH + MonitoredRun.CONSTANT_RECORDS);
    assertThat(line.malformed()).isZero();
    assertThat(files(".dat")).hasSize(2);
  }

  @Test
  void refusesAFolderThatIsNone() throws Exception {
    try (ReceiverUnderTest reader =
        ReceiverUnderTest.start(
            KiekerLogReader.class, "--directory", directory.resolve("absent").toString())) {
      assertThat(reader.exitStatus()).isEqualTo(3);
      assertThat(reader.line()).isNull();
      assertThat(reader.errors().lines()).singleElement().asString().contains("is no folder");
    }
  }
}
