package tare.controller.environment;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Processes that use CPUs beside us. */
final class Neighbours {

  private static final Duration LOOK = Duration.ofMillis(400);
  private static final double AT_WORK = 0.1;
  private static final int NAMED = 5;

  private Neighbours() {}

  /** Those that use a tenth of a CPU or more, the busiest first, with their share of one CPU. */
  static List<String> atWork() throws InterruptedException {
    Map<Long, Long> before = cpuNanos();
    Thread.sleep(LOOK.toMillis());
    Map<Long, Long> after = cpuNanos();
    Map<Long, Double> shares = new HashMap<>();
    after.forEach(
        (pid, nanos) ->
            shares.put(pid, (double) (nanos - before.getOrDefault(pid, nanos)) / LOOK.toNanos()));
    List<String> names = new ArrayList<>();
    shares.entrySet().stream()
        .filter(entry -> entry.getValue() >= AT_WORK)
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(NAMED)
        .forEach(entry -> names.add(describe(entry.getKey(), entry.getValue())));
    return names;
  }

  private static Map<Long, Long> cpuNanos() {
    long own = ProcessHandle.current().pid();
    Map<Long, Long> nanos = new HashMap<>();
    ProcessHandle.allProcesses()
        .filter(process -> process.pid() != own)
        .forEach(process -> nanos.put(process.pid(), ProcFile.cpuNanos(process.pid())));
    return nanos;
  }

  private static String describe(long pid, double share) {
    String name =
        ProcFile.lines(Path.of("/proc", Long.toString(pid), "comm")).stream()
            .findFirst()
            .orElse("process");
    return String.format(Locale.ROOT, "%s (pid %d, %.0f %% of a CPU)", name, pid, 100 * share);
  }
}
