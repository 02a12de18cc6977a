package tare.analysis.evidence;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import tare.analysis.statistics.Descriptives;
import tare.analysis.statistics.ForkStatistics;

/**
 * Forks of the same thing, measured by the original and packed as one CSV file a fork: {@code
 * thread;durationNanos;…}, numbered names in the order of measuring.
 */
final class RealForks {

  private final List<long[]> durations;

  private RealForks(List<long[]> durations) {
    this.durations = durations;
  }

  static RealForks read(Path zip) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      List<ZipEntry> entries = new ArrayList<>(Collections.list(file.entries()));
      entries.removeIf(entry -> !entry.getName().endsWith(".csv"));
      entries.sort(Comparator.comparingInt(entry -> number(entry.getName())));
      List<long[]> durations = new ArrayList<>();
      for (ZipEntry entry : entries) {
        durations.add(column(file, entry));
      }
      return new RealForks(durations);
    }
  }

  int count() {
    return durations.size();
  }

  /** Means of equal groups of consecutive calls. */
  double[] iterationMeans(int fork, int iterations) {
    long[] calls = durations.get(fork);
    double[] means = new double[iterations];
    for (int i = 0; i < iterations; i++) {
      int from = (int) ((long) calls.length * i / iterations);
      int to = (int) ((long) calls.length * (i + 1) / iterations);
      means[i] = Arrays.stream(calls, from, to).average().orElseThrow();
    }
    return means;
  }

  /** The fork's statistics from a share of its calls on. */
  ForkStatistics statistics(int fork, double fromShare) {
    Counts counts = counts(fork, fromShare);
    return ForkStatistics.ofCounts(counts.values, counts.counts);
  }

  /** Half the original's interval of single calls. */
  double ci95HalfWidth(int fork, double fromShare) {
    Counts counts = counts(fork, fromShare);
    return Descriptives.ofCounts(counts.values, counts.counts).ci95HalfWidth();
  }

  private Counts counts(int fork, double fromShare) {
    long[] calls = durations.get(fork);
    long[] sorted = Arrays.copyOfRange(calls, (int) (calls.length * fromShare), calls.length);
    Arrays.sort(sorted);
    long[] values = Arrays.stream(sorted).distinct().toArray();
    long[] counts = new long[values.length];
    int at = 0;
    for (long value : sorted) {
      while (values[at] != value) {
        at++;
      }
      counts[at]++;
    }
    return new Counts(values, counts);
  }

  private static int number(String name) {
    return Integer.parseInt(name.replaceAll("\\D", ""));
  }

  private static long[] column(ZipFile file, ZipEntry entry) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(file.getInputStream(entry), StandardCharsets.US_ASCII))) {
      return lines.lines().mapToLong(line -> duration(line)).toArray();
    }
  }

  private static long duration(String line) {
    int from = line.indexOf(';') + 1;
    return Long.parseLong(line, from, line.indexOf(';', from), 10);
  }

  private static final class Counts {

    private final long[] values;
    private final long[] counts;

    private Counts(long[] values, long[] counts) {
      this.values = values;
      this.counts = counts;
    }
  }
}
