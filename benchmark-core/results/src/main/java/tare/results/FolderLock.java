package tare.results;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Sees to it that one process alone writes a folder. The system drops the lock of a dead one. */
public final class FolderLock implements Closeable {

  /**
   * Closing any channel of a file drops the locks that the whole JVM holds on it, so a second
   * attempt of this JVM must not even open the file.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private static final Duration BETWEEN_ATTEMPTS = Duration.ofMillis(20);

  private final Path file;
  private final FileChannel channel;

  private FolderLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the lock, and waits for whoever has it: for folders that are held for moments only.
   *
   * @param attempts before it is given up, {@link #BETWEEN_ATTEMPTS} apart
   * @throws ResultsException when it is still held after the last one
   */
  public static FolderLock await(Path file, int attempts) throws IOException {
    for (int attempt = 1; ; attempt++) {
      try {
        return take(file);
      } catch (ResultsException inUse) {
        if (attempt >= attempts) {
          throw inUse;
        }
        pause(inUse);
      }
    }
  }

  private static void pause(ResultsException inUse) throws ResultsException {
    try {
      Thread.sleep(BETWEEN_ATTEMPTS.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw inUse;
    }
  }

  /**
   * Takes the lock.
   *
   * @throws ResultsException when another process, or another part of this one, has it
   */
  static FolderLock take(Path file) throws IOException {
    Path realFile = file.getParent().toRealPath().resolve(file.getFileName());
    if (!HELD.add(realFile)) {
      throw inUse(realFile, "this process");
    }
    try {
      return lock(realFile);
    } catch (IOException e) {
      HELD.remove(realFile);
      throw e;
    }
  }

  private static FolderLock lock(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      // A file its last owner deleted between our opening and locking it protects nothing.
      if (channel.tryLock() == null || !Files.exists(file)) {
        throw inUse(file, owner(file));
      }
      channel.truncate(0);
      channel.write(
          ByteBuffer.wrap(
              Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII)));
      return new FolderLock(file, channel);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private static String owner(Path file) {
    try {
      return "process " + Files.readString(file).strip();
    } catch (IOException e) {
      return "another process";
    }
  }

  private static ResultsException inUse(Path file, String owner) {
    return new ResultsException(
        file.getParent() + " is being written by " + owner + ": wait for it, or end it");
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      Files.deleteIfExists(file);
    } finally {
      HELD.remove(file);
    }
  }
}
