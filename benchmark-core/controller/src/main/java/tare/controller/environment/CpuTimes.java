package tare.controller.environment;

import java.nio.file.Path;
import java.util.List;

/**
 * What all CPUs together have done since boot, in ticks of 10 ms; zero where the kernel does not
 * say.
 *
 * @param total whatever they did
 * @param idle nothing, or waiting for a disk
 * @param steal taken by the hypervisor
 */
public record CpuTimes(long total, long idle, long steal) {

  private static final long TICK_MILLIS = 10;

  /** As of now. */
  public static CpuTimes now() {
    List<String> lines = ProcFile.lines(Path.of("/proc/stat"));
    return lines.isEmpty() ? new CpuTimes(0, 0, 0) : parse(lines.get(0));
  }

  /** Reads the line {@code cpu user nice system idle iowait irq softirq steal …} of proc(5). */
  static CpuTimes parse(String line) {
    String[] fields = line.strip().split("\\s+", -1);
    long total = 0;
    for (int i = 1; i < Math.min(fields.length, 9); i++) {
      total += Long.parseLong(fields[i]);
    }
    return new CpuTimes(
        total,
        Long.parseLong(fields[4]) + Long.parseLong(fields[5]),
        fields.length > 8 ? Long.parseLong(fields[8]) : 0);
  }

  /** Time the hypervisor took since an earlier moment. */
  public long stealMillisSince(CpuTimes earlier) {
    return (steal - earlier.steal) * TICK_MILLIS;
  }

  /** Share of the CPUs' time that somebody used since an earlier moment, from 0 to 1. */
  public double busySince(CpuTimes earlier) {
    long elapsed = total - earlier.total;
    return elapsed <= 0 ? 0 : 1 - (double) (idle - earlier.idle) / elapsed;
  }

  /** Which share of the CPUs' time since an earlier moment some nanoseconds are, from 0 to 1. */
  double shareSince(CpuTimes earlier, long nanos) {
    long elapsed = total - earlier.total;
    return elapsed <= 0 ? 0 : nanos / (elapsed * TICK_MILLIS * 1e6);
  }
}
