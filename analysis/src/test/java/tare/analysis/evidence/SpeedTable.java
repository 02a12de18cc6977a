package tare.analysis.evidence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;

/**
 * How long {@code tare analyze} takes and what memory it needs, from a results folder of 10 forks
 * in 4 arms of 2,000,000 calls and of two and four times as many forks: from the sealed histograms,
 * and counted anew from every call. The start of the JVM is included.
 */
final class SpeedTable {

  private static final int FORKS = 10;
  private static final int RUNS = 5;
  private static final long SEED = 20261130;

  private SpeedTable() {}

  /**
   * Makes the folders, runs the program, prints the table.
   *
   * @param arguments the multiples of data; 1 2 4 without
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<Integer> multiples =
        arguments.length == 0
            ? List.of(1, 2, 4)
            : Stream.of(arguments).map(Integer::valueOf).toList();
    Path directory = Files.createTempDirectory("tare-speed");
    try {
      System.out.println(
          "| from | forks | data | wall, s | user, s | peak RSS, MB | user, ratio |");
      System.out.println("|---|---|---|---|---|---|---|");
      SpeedData data = new SpeedData(new Random(SEED));
      List<Path> folders = new ArrayList<>();
      for (int multiple : multiples) {
        folders.add(data.write(directory.resolve("x" + multiple), FORKS * multiple));
      }
      print("histograms", multiples, folders, List.of());
      print("every call", multiples, folders, List.of("--recount"));
    } finally {
      delete(directory);
    }
  }

  private static void print(
      String from, List<Integer> multiples, List<Path> folders, List<String> options)
      throws IOException, InterruptedException {
    double first = 0;
    for (int i = 0; i < folders.size(); i++) {
      List<String> command = new ArrayList<>(List.of("./tare", "analyze"));
      command.addAll(options);
      command.add(folders.get(i).toString());
      List<MeasuredRun> runs = new ArrayList<>();
      for (int run = 0; run < RUNS; run++) {
        runs.add(MeasuredRun.of(command));
      }
      MeasuredRun typical = MeasuredRun.median(runs);
      first = i == 0 ? typical.userSeconds() : first;
      System.out.printf(
          Locale.ROOT,
          "| %s | 4 x %d | %dx | %.2f | %.2f | %.0f | %.2f |%n",
          from,
          FORKS * multiples.get(i),
          multiples.get(i),
          typical.wallSeconds(),
          typical.userSeconds(),
          typical.peakMegabytes(),
          typical.userSeconds() / first);
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
