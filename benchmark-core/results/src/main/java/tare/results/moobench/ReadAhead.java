package tare.results.moobench;

import java.io.Closeable;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Reads the next file while the one before it is sealed; never more than one. */
final class ReadAhead implements Closeable {

  private final ExecutorService reader = Executors.newSingleThreadExecutor();
  private final Iterator<RawFile> files;
  private CompletableFuture<RawCalls> next;

  /**
   * @param first the calls of the first file, which was read to know what to expect
   */
  ReadAhead(List<RawFile> files, RawCalls first) {
    this.files = files.iterator();
    this.files.next();
    next = CompletableFuture.completedFuture(first);
  }

  /** The calls of the next file. */
  RawCalls next() throws IOException {
    RawCalls calls = join(next);
    next =
        files.hasNext()
            ? CompletableFuture.supplyAsync(() -> read(files.next()), reader)
            : CompletableFuture.completedFuture(null);
    return calls;
  }

  private static RawCalls read(RawFile file) {
    try {
      return RawParser.read(file.path());
    } catch (IOException e) {
      throw new CompletionException(e);
    }
  }

  private static RawCalls join(CompletableFuture<RawCalls> reading) throws IOException {
    try {
      return reading.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      }
      throw e;
    }
  }

  /** Waits for the file being read: it must not be closed under the reader's hands. */
  @Override
  public void close() {
    reader.shutdown();
    next.handle((calls, failure) -> calls).join();
  }
}
