package tare.reference.receiver;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import tare.receiver.Options;
import tare.receiver.ReaderProcess;
import tare.receiver.RecordCounts;
import tare.reference.StreamFormat;

/** Counts the records in the agent's files, {@code *.tare}; none where there is no file. */
public final class ReferenceReader {

  private ReferenceReader() {}

  /** Takes {@code --directory DIR}. */
  public static void main(String[] arguments) {
    ReaderProcess.run(arguments, ReferenceReader::read);
  }

  static void read(Path directory, RecordCounts counts, Options options) throws IOException {
    options.allowing(Set.of());
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*.tare")) {
      for (Path file : files) {
        readFile(file, counts);
      }
    }
  }

  private static void readFile(Path file, RecordCounts counts) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      if (channel.size() == 0) {
        counts.malformed();
      }
      new StreamReader(channel, counts, StreamFormat.MAX_FRAME_BYTES).readAll();
    }
  }
}
