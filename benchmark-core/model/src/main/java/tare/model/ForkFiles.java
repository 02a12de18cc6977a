package tare.model;

import java.nio.file.Path;

/**
 * The files that controller and measured JVM share in a fork's folder. Marks ({@code ready}, {@code
 * probed}, {@code done}) appear by atomic rename and hold properties.
 *
 * @param directory the fork's own folder
 */
public record ForkFiles(Path directory) {

  /** What to do; written by the controller. */
  public Path instructions() {
    return directory.resolve("workload.properties");
  }

  /** The measured JVM waits for {@code probe N} or {@code go}. */
  public Path ready() {
    return directory.resolve("ready");
  }

  /** The measured JVM has made the probe calls asked for so far. */
  public Path probed() {
    return directory.resolve("probed");
  }

  /** Measuring is over and the call log is closed; the measured JVM waits for {@code exit}. */
  public Path done() {
    return directory.resolve("done");
  }

  /** Durations of the calls of one thread, in nanoseconds. */
  public Path durations(int thread) {
    return directory.resolve("durations-" + thread + ".bin");
  }

  /**
   * How late the calls of one thread began against the schedule, in nanoseconds; paced runs only.
   */
  public Path lags(int thread) {
    return directory.resolve("lags-" + thread + ".bin");
  }

  /** The iterations of all threads, comma-separated with a header. */
  public Path iterations() {
    return directory.resolve("iterations.csv");
  }
}
