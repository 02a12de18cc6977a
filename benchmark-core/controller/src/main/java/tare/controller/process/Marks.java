package tare.controller.process;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Waits for the files by which a measured JVM says how far it is. The kernel tells of them, so that
 * nothing polls while calls are timed and nothing is lost to sleeping.
 */
final class Marks implements AutoCloseable {

  /** How often the processes that must be alive are looked at. */
  private static final Duration LOOK = Duration.ofMillis(200);

  private final WatchService watch;
  private final List<ManagedProcess> needed;

  /**
   * Begins to watch a folder.
   *
   * @param needed processes without which no mark will come; the one that makes them first
   */
  Marks(Path directory, List<ManagedProcess> needed) throws ProcessFailure {
    this.needed = List.copyOf(needed);
    try {
      this.watch = FileSystems.getDefault().newWatchService();
      directory.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
    } catch (IOException e) {
      throw new ProcessFailure("cannot watch " + directory + ": " + e.getMessage(), e);
    }
  }

  /** Waits until a mark is there. */
  Properties await(Path mark, Duration limit, String phase)
      throws ProcessFailure, InterruptedException {
    return await(mark, content -> true, limit, phase);
  }

  /**
   * Waits until a mark is there with a content that suffices.
   *
   * @param phase what is going on meanwhile, for the message
   * @throws ProcessFailure when a needed process ends first or the limit passes
   */
  Properties await(Path mark, Predicate<Properties> suffices, Duration limit, String phase)
      throws ProcessFailure, InterruptedException {
    long deadline = System.nanoTime() + limit.toNanos();
    while (true) {
      boolean allAlive = needed.stream().allMatch(ManagedProcess::alive);
      if (Files.exists(mark)) {
        Properties content = load(mark);
        if (suffices.test(content)) {
          return content;
        }
      }
      if (!allAlive) {
        throw ended(phase);
      }
      long left = deadline - System.nanoTime();
      if (left <= 0) {
        throw needed.get(0).failure("was still " + phase + " after " + text(limit));
      }
      WatchKey key = watch.poll(Math.min(left, LOOK.toNanos()), TimeUnit.NANOSECONDS);
      if (key != null) {
        key.pollEvents();
        key.reset();
      }
    }
  }

  private ProcessFailure ended(String phase) {
    ManagedProcess ended =
        needed.stream().filter(process -> !process.alive()).findFirst().orElseThrow();
    String during = ended == needed.get(0) ? phase : needed.get(0).name() + " was " + phase;
    return ended.failure("ended while " + during);
  }

  private static Properties load(Path mark) throws ProcessFailure {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(mark)) {
      properties.load(reader);
      return properties;
    } catch (IOException | IllegalArgumentException e) {
      throw new ProcessFailure(mark + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static String text(Duration limit) {
    return limit.toMillis() / 1000.0 + " s";
  }

  @Override
  public void close() {
    try {
      watch.close();
    } catch (IOException e) {
      // Nothing is watched any more.
    }
  }
}
