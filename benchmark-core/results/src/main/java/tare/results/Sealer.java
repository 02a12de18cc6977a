package tare.results;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Turns the calls of a fork into its sealed files, on two threads. */
final class Sealer {

  private CompletableFuture<CallStore> store;

  /** Begins to open DuckDB unless it is open. */
  synchronized void prepare() {
    if (store == null) {
      store = CompletableFuture.supplyAsync(Sealer::openStore, Sealer::startThread);
    }
  }

  private static CallStore openStore() {
    try {
      return CallStore.open();
    } catch (ResultsException e) {
      throw new CompletionException(e);
    }
  }

  private static void startThread(Runnable task) {
    Thread thread = new Thread(task, "seal-calls");
    thread.setDaemon(true);
    thread.start();
  }

  void seal(ResultsFiles files, int fork, MeasuredCalls calls) throws ResultsException {
    prepare();
    CompletableFuture<Void> written =
        store.thenAcceptAsync(open -> writeCalls(open, files, fork, calls), Sealer::startThread);
    ResultsException failure = null;
    try {
      IterationFile.write(files.iterations(fork), fork, calls.iterations());
      HistogramFile.write(files.histograms(fork), fork, ForkHistograms.of(calls));
    } catch (ResultsException e) {
      failure = e;
    } catch (IllegalArgumentException e) {
      failure = ResultsException.because("fork " + fork + " cannot be sealed", e);
    }
    join(written, failure);
  }

  private static void writeCalls(
      CallStore store, ResultsFiles files, int fork, MeasuredCalls calls) {
    try {
      store.write(files.calls(fork), fork, calls);
    } catch (ResultsException e) {
      throw new CompletionException(e);
    }
  }

  /** Waits even after a failure: nothing may be writing when the caller goes on. */
  private static void join(CompletableFuture<?> running, ResultsException failure)
      throws ResultsException {
    try {
      running.join();
    } catch (CompletionException e) {
      if (failure == null && e.getCause() instanceof ResultsException cause) {
        throw cause;
      }
      if (failure == null) {
        throw e;
      }
      failure.addSuppressed(e);
    }
    if (failure != null) {
      throw failure;
    }
  }

  synchronized void close() throws ResultsException {
    if (store != null) {
      CallStore open;
      try {
        open = store.join();
      } catch (CompletionException e) {
        // It never opened: whoever needed it has heard of it.
        return;
      }
      open.close();
    }
  }
}
