package tare.kieker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tare.receiver.Options;
import tare.receiver.ReaderProcess;
import tare.receiver.RecordCounts;

/**
 * Reads what Kieker's {@code FileWriter} wrote: folders of text or binary logs, each with a map.
 */
public final class KiekerLogReader {

  private static final String TEXT = ".dat";
  private static final String BINARY = ".bin";

  private KiekerLogReader() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    QuietLogging.set();
    ReaderProcess.run(arguments, KiekerLogReader::read);
  }

  static void read(Path directory, RecordCounts counts, Options options) throws IOException {
    options.allowing(Set.of());
    try (Stream<Path> entries = Files.walk(directory)) {
      List<Path> folders = entries.filter(KiekerLogReader::isLogFolder).sorted().toList();
      for (Path folder : folders) {
        readFolder(folder, counts);
      }
    }
  }

  private static boolean isLogFolder(Path entry) {
    return Files.isDirectory(entry) && entry.getFileName().toString().startsWith("kieker-");
  }

  private static void readFolder(Path folder, RecordCounts counts) throws IOException {
    StringMap strings = StringMap.read(folder, counts);
    BinaryLog binary = new BinaryLog(strings, counts);
    TextLog text = new TextLog(strings, counts);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        if (file.toString().endsWith(BINARY)) {
          binary.read(file);
        } else if (file.toString().endsWith(TEXT)) {
          text.read(file);
        }
      }
    }
  }
}
