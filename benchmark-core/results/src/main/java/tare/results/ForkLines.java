package tare.results;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tare.model.ForkResult;
import tare.model.Warning;

/** {@code forks.jsonl}: grows by whole lines; what a crash cut off is seen and left out. */
final class ForkLines implements Closeable {

  private final Path file;
  private final FileChannel channel;

  ForkLines(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * What the file holds.
   *
   * @param forks the complete lines
   * @param cutOffBytes length of what follows the last of them; 0 when the file is whole
   */
  record Content(List<ForkResult> forks, int cutOffBytes) {

    Optional<Warning> warning(Path file) {
      return cutOffBytes == 0
          ? Optional.empty()
          : Optional.of(
              new Warning(
                  "forkLineCutOff",
                  "line " + (forks.size() + 1) + " of " + file + " was cut off and is left out",
                  "the fork is measured again by --resume"));
    }
  }

  static Content read(Path file) throws ResultsException {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw ResultsException.unreadable(file, e);
    }
    int complete = bytes.length;
    while (complete > 0 && bytes[complete - 1] != '\n') {
      complete--;
    }
    String text = new String(bytes, 0, complete, StandardCharsets.UTF_8);
    List<ForkResult> forks = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String where = file + ", line " + (forks.size() + 1);
      forks.add(Json.read(line, ForkResult.class, ForkResult.SCHEMA_VERSION, where));
    }
    return new Content(List.copyOf(forks), bytes.length - complete);
  }

  /** Opens the file to write behind its last complete line. */
  static ForkLines append(Path file) throws ResultsException {
    try {
      Content content = Files.exists(file) ? read(file) : new Content(List.of(), 0);
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      channel.truncate(channel.size() - content.cutOffBytes());
      channel.position(channel.size());
      return new ForkLines(file, channel);
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.because(file + " cannot be written", e);
    }
  }

  /** Writes one line and sees it on disk; after a failure nothing of it is left. */
  void append(ForkResult fork) throws ResultsException {
    ByteBuffer line = ByteBuffer.wrap((Json.line(fork) + "\n").getBytes(StandardCharsets.UTF_8));
    long end = -1;
    try {
      end = channel.position();
      while (line.hasRemaining()) {
        channel.write(line);
      }
      channel.force(false);
    } catch (IOException e) {
      takeBack(end, e);
      throw ResultsException.because(file + " cannot be written", e);
    }
  }

  private void takeBack(long end, IOException failure) {
    try {
      if (end >= 0) {
        channel.truncate(end);
      }
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
