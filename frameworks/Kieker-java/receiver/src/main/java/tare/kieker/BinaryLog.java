package tare.kieker;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;

/** Counts the records in files of the binary format; each is read, none is told by its size. */
final class BinaryLog {

  private final RecordCounts counts;
  private final KiekerStream stream;

  BinaryLog(StringMap strings, RecordCounts counts) {
    this.counts = counts;
    this.stream = new KiekerStream(counts);
    strings.strings().forEach(stream::register);
  }

  /** Reads one file up to its end or to what is malformed in it, behind which nothing is sure. */
  void read(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer bytes = channel.map(MapMode.READ_ONLY, 0, channel.size());
      stream.decode(bytes);
      if (bytes.hasRemaining()) {
        counts.malformed();
      }
    } catch (MalformedMessageException e) {
      counts.malformed();
    }
  }
}
