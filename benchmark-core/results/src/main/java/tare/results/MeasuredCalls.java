package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tare.model.CallLog;
import tare.model.ForkFiles;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

/** Every call of one fork, in call order, and its iterations. */
public final class MeasuredCalls {

  private final List<long[]> durationNanos;
  private final List<long[]> lagNanos;
  private final List<Iteration> iterations;

  /**
   * Takes the arrays over: whoever made them gives them up.
   *
   * @param durationNanos of the calls, an array for each thread
   * @param lagNanos how late each call began against its schedule, an array for each thread; empty
   *     when calls followed one another
   * @param iterations of all threads; those of one thread are in order and cover all its calls
   * @throws IllegalArgumentException when the three contradict one another
   */
  public MeasuredCalls(
      List<long[]> durationNanos, List<long[]> lagNanos, List<Iteration> iterations) {
    this.durationNanos = List.copyOf(durationNanos);
    this.lagNanos = List.copyOf(lagNanos);
    this.iterations = List.copyOf(iterations);
    requireLagsFit();
    requireIterationsFit();
  }

  /**
   * Reads what a measured JVM left in its folder.
   *
   * @throws ResultsException when a file is missing, cut off, or has another number of calls than
   *     was asked for
   */
  public static MeasuredCalls read(ForkFiles files, WorkloadParameters parameters)
      throws ResultsException {
    List<long[]> durations = new ArrayList<>();
    List<long[]> lags = new ArrayList<>();
    for (int thread = 0; thread < parameters.threads(); thread++) {
      durations.add(readLog(files.durations(thread), parameters.calls()));
      if (parameters.paced()) {
        lags.add(readLog(files.lags(thread), parameters.calls()));
      }
    }
    List<Iteration> iterations = IterationFile.readPlain(files.iterations());
    try {
      return new MeasuredCalls(durations, lags, iterations);
    } catch (IllegalArgumentException e) {
      throw new ResultsException(files.iterations() + ": " + e.getMessage(), e);
    }
  }

  private static long[] readLog(Path file, long calls) throws ResultsException {
    try {
      long size = Files.size(file);
      if (size != calls * Long.BYTES) {
        throw new ResultsException(
            (file + " has " + size + " bytes, but " + calls + " calls are ")
                + (calls * Long.BYTES + ": the measured JVM did not close its call log"));
      }
      return CallLog.read(file);
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.unreadable(file, e);
    }
  }

  private void requireLagsFit() {
    for (int thread = 0; thread < lagNanos.size(); thread++) {
      if (lagNanos.size() != threads()
          || lagNanos.get(thread).length != durationNanos.get(thread).length) {
        throw new IllegalArgumentException("lags and durations differ in number");
      }
    }
  }

  private void requireIterationsFit() {
    long[] calls = new long[threads()];
    for (Iteration iteration : iterations) {
      if (iteration.thread() < 0 || iteration.thread() >= threads()) {
        throw new IllegalArgumentException(
            "an iteration belongs to thread " + iteration.thread() + ", which made no calls");
      }
      if (iteration.calls() < 1) {
        throw new IllegalArgumentException("an iteration has " + iteration.calls() + " calls");
      }
      calls[iteration.thread()] += iteration.calls();
    }
    for (int thread = 0; thread < threads(); thread++) {
      if (calls[thread] != durationNanos.get(thread).length) {
        throw new IllegalArgumentException(
            ("the iterations of thread " + thread + " have " + calls[thread] + " calls, but ")
                + (durationNanos.get(thread).length + " were timed"));
      }
    }
  }

  /** The number of calling threads. */
  public int threads() {
    return durationNanos.size();
  }

  /** Durations of one thread's calls in order; not to be changed. */
  public long[] durationNanos(int thread) {
    return durationNanos.get(thread);
  }

  /** Whether calls followed a schedule. */
  public boolean paced() {
    return !lagNanos.isEmpty();
  }

  /** How late each of one thread's calls began; paced runs only; not to be changed. */
  public long[] lagNanos(int thread) {
    return lagNanos.get(thread);
  }

  /** The iterations of all threads. */
  public List<Iteration> iterations() {
    return iterations;
  }
}
