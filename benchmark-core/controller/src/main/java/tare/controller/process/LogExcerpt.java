package tare.controller.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps what matters of a log that may hold gigabytes of records: its beginning and its end. */
final class LogExcerpt {

  private static final long PART_BYTES = 512 * 1024;

  private LogExcerpt() {}

  /** Copies a log, without its middle when it is long; nothing when it is empty or not there. */
  static void keep(Path log, Path target) throws IOException {
    if (!Files.exists(log) || Files.size(log) == 0) {
      return;
    }
    try (FileChannel in = FileChannel.open(log);
        FileChannel out =
            FileChannel.open(target, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      long size = in.size();
      if (size <= 2 * PART_BYTES) {
        transfer(in, 0, size, out);
        return;
      }
      transfer(in, 0, PART_BYTES, out);
      long left = size - 2 * PART_BYTES;
      out.write(
          StandardCharsets.UTF_8.encode(
              System.lineSeparator() + "[" + left + " bytes left out]" + System.lineSeparator()));
      transfer(in, size - PART_BYTES, PART_BYTES, out);
    }
  }

  private static void transfer(FileChannel in, long position, long count, FileChannel out)
      throws IOException {
    long done = 0;
    while (done < count) {
      long moved = in.transferTo(position + done, count - done, out);
      if (moved <= 0) {
        return;
      }
      done += moved;
    }
  }
}
