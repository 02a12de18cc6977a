package tare.controller.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the kernel says of processes under {@code /proc}; zero where it says nothing. */
public final class ProcFile {

  /** Linux reports CPU time in ticks of this length on every architecture Java runs on. */
  private static final long TICK_NANOS = 10_000_000;

  private ProcFile() {}

  /** Start of a process in ticks since boot; with the pid it names one process for ever. */
  public static long startTime(long pid) {
    return statField(Path.of("/proc", Long.toString(pid), "stat"), 22);
  }

  /** CPU time of all threads a process ever had, in nanoseconds. */
  public static long cpuNanos(long pid) {
    Path stat = Path.of("/proc", Long.toString(pid), "stat");
    return (statField(stat, 14) + statField(stat, 15)) * TICK_NANOS;
  }

  /** A line such as {@code VmHWM: 1234 kB} of a status or meminfo file. */
  public static long field(Path file, String name) {
    for (String line : lines(file)) {
      if (line.startsWith(name + ":")) {
        String value = line.substring(name.length() + 1).strip();
        int unit = value.indexOf(' ');
        return Long.parseLong(unit < 0 ? value : value.substring(0, unit));
      }
    }
    return 0;
  }

  /** The lines of a file of the kernel; none when it cannot be read. */
  public static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return List.of(); // the process has ended, or this is no Linux
    }
  }

  /** A field of a stat file, numbered from 1 as in proc(5). */
  private static long statField(Path stat, int number) {
    List<String> lines = lines(stat);
    if (lines.isEmpty()) {
      return 0;
    }
    String line = lines.get(0);
    // The second field, the program's name, may hold blanks and parentheses.
    String[] fromThird = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
    return Long.parseLong(fromThird[number - 3]);
  }
}
