package tare.analysis.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tare.analysis.steadystate.WarmupRule;
import tare.model.ForkResult;
import tare.results.ResultsException;
import tare.results.ResultsFolder;

/** Reads and reduces forks on all CPUs: that is most of what an analysis does. */
final class ForkReading {

  private ForkReading() {}

  /**
   * Every fork reduced, in the order given.
   *
   * @throws ResultsException of the first whose files are missing or damaged
   */
  static List<ForkSample> inParallel(
      ResultsFolder folder, List<ForkResult> forks, WarmupRule warmup) throws ResultsException {
    ExecutorService readers =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      List<Future<ForkSample>> reading = new ArrayList<>();
      for (ForkResult fork : forks) {
        reading.add(readers.submit(() -> ForkSample.read(folder, fork, warmup)));
      }
      List<ForkSample> samples = new ArrayList<>();
      for (Future<ForkSample> sample : reading) {
        samples.add(sample.get());
      }
      return samples;
    } catch (ExecutionException e) {
      throw unwrapped(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the analysis was interrupted", e);
    } finally {
      readers.shutdownNow();
    }
  }

  private static ResultsException unwrapped(ExecutionException e) {
    if (e.getCause() instanceof ResultsException known) {
      return known;
    }
    throw e.getCause() instanceof RuntimeException unexpected
        ? unexpected
        : new IllegalStateException(e.getCause());
  }
}
