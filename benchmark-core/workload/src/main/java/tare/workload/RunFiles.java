package tare.workload;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import tare.model.CallLog;
import tare.model.ForkFiles;
import tare.model.Iteration;

/** Writes what was measured into a folder. */
final class RunFiles {

  private RunFiles() {}

  /** Writes the call logs and the iterations. */
  static void write(ForkFiles files, List<CallTimes> times, List<Iteration> iterations)
      throws IOException {
    for (int thread = 0; thread < times.size(); thread++) {
      CallLog.write(files.durations(thread), times.get(thread).durationNanos());
      if (times.get(thread).lagNanos().length > 0) {
        CallLog.write(files.lags(thread), times.get(thread).lagNanos());
      }
    }
    try (BufferedWriter writer = Files.newBufferedWriter(files.iterations())) {
      writer.append(Iteration.CSV_HEADER).append('\n');
      for (Iteration iteration : iterations) {
        writer.append(iteration.toCsv()).append('\n');
      }
    }
  }
}
