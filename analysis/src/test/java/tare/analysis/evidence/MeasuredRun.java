package tare.analysis.evidence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What one run of a program took. Linux alone tells.
 *
 * @param wallSeconds from its start to its end
 * @param userSeconds CPU time in its own code, all threads
 * @param peakMegabytes most resident memory
 */
record MeasuredRun(double wallSeconds, double userSeconds, double peakMegabytes) {

  private static final long LOOK_MILLIS = 5;
  private static final double TICKS_PER_SECOND = 100;

  /** Runs a command and looks at it every few milliseconds: after its end nobody tells any more. */
  static MeasuredRun of(List<String> command) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Path kernel = Path.of("/proc", Long.toString(process.pid()));
    double user = 0;
    double peak = 0;
    while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      user = Math.max(user, userSeconds(kernel));
      peak = Math.max(peak, peakMegabytes(kernel));
    }
    if (process.exitValue() != 0) {
      throw new IOException(command + " ended with " + process.exitValue());
    }
    return new MeasuredRun((System.nanoTime() - begin) / 1e9, user, peak);
  }

  /** The run in the middle by user time. */
  static MeasuredRun median(List<MeasuredRun> runs) {
    return runs.stream()
        .sorted(Comparator.comparingDouble(MeasuredRun::userSeconds))
        .toList()
        .get(runs.size() / 2);
  }

  private static double userSeconds(Path kernel) {
    try {
      String line = Files.readString(kernel.resolve("stat"));
      String[] fromThird = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
      return Long.parseLong(fromThird[11]) / TICKS_PER_SECOND;
    } catch (IOException e) {
      return 0; // it has ended
    }
  }

  private static double peakMegabytes(Path kernel) {
    try {
      return Files.readAllLines(kernel.resolve("status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0; // it has ended
    }
  }
}
