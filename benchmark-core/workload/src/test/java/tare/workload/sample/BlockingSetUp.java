package tare.workload.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Says that it runs and never returns, like an agent that waits for its receiver. */
public final class BlockingSetUp implements Runnable {

  /** System property with the file that says it. */
  public static final String MARK = "tare.sample.mark";

  @Override
  public void run() {
    mark();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static void mark() {
    try {
      Files.createFile(Path.of(System.getProperty(MARK)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
