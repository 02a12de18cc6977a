package tare.workload.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes a file when the JVM's shutdown hooks run, as an agent flushes its records. */
public final class ShutdownMark implements Runnable {

  @Override
  public void run() {
    Path mark = Path.of(System.getProperty(BlockingSetUp.MARK));
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try {
                    Files.createFile(mark);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                }));
  }
}
