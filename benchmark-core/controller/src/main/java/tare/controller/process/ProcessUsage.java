package tare.controller.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import tare.controller.environment.ProcFile;

/**
 * What a process has used of the machine so far; zero where the kernel does not say.
 *
 * @param cpuNanos of all threads it ever had
 * @param peakRssBytes most resident memory at any time
 * @param voluntaryContextSwitches of the threads it has now
 * @param involuntaryContextSwitches of the threads it has now
 */
record ProcessUsage(
    long cpuNanos,
    long peakRssBytes,
    long voluntaryContextSwitches,
    long involuntaryContextSwitches) {

  static final ProcessUsage UNKNOWN = new ProcessUsage(0, 0, 0, 0);

  private static final long KIB = 1024;

  static ProcessUsage of(long pid) {
    Path process = Path.of("/proc", Long.toString(pid));
    long voluntary = 0;
    long involuntary = 0;
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(process.resolve("task"))) {
      for (Path thread : threads) {
        voluntary += ProcFile.field(thread.resolve("status"), "voluntary_ctxt_switches");
        involuntary += ProcFile.field(thread.resolve("status"), "nonvoluntary_ctxt_switches");
      }
    } catch (IOException e) {
      return UNKNOWN; // it has ended, or this is no Linux
    }
    return new ProcessUsage(
        ProcFile.cpuNanos(pid),
        ProcFile.field(process.resolve("status"), "VmHWM") * KIB,
        voluntary,
        involuntary);
  }

  /** The larger of each: a process that is ending shows less and less. */
  ProcessUsage max(ProcessUsage later) {
    return new ProcessUsage(
        Math.max(cpuNanos, later.cpuNanos),
        Math.max(peakRssBytes, later.peakRssBytes),
        Math.max(voluntaryContextSwitches, later.voluntaryContextSwitches),
        Math.max(involuntaryContextSwitches, later.involuntaryContextSwitches));
  }
}
