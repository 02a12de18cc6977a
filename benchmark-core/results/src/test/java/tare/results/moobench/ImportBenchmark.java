package tare.results.moobench;

import java.io.BufferedWriter;
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
 * How quickly the original's files are parsed and imported. Run by hand, after {@code mvn package}:
 *
 * <pre>
 * java -cp 'benchmark-core/results/target/test-classes:cli/target/lib/*' \
 *     tare.results.moobench.ImportBenchmark
 * </pre>
 */
final class ImportBenchmark {

  private static final int CALLS = 2_000_000;
  private static final long SEED = 20260102;

  private ImportBenchmark() {}

  /** Runs it on 1, 2 and 4 forks in a temporary folder. */
  public static void main(String[] args) throws IOException {
    System.out.printf(Locale.ROOT, "seed %d, %d calls a fork%n", SEED, CALLS);
    Path directory = Files.createTempDirectory("tare-import");
    try {
      Path run = Files.createDirectories(directory.resolve("run"));
      for (int forks : List.of(1, 2, 4)) {
        for (int fork = 1; fork <= forks; fork++) {
          write(run.resolve(RawFile.name(fork, 10, 0)));
        }
        measure(run, directory);
      }
    } finally {
      delete(directory);
    }
  }

  private interface Task {
    void run() throws IOException;
  }

  private static void measure(Path run, Path directory) throws IOException {
    List<Path> files;
    try (Stream<Path> listed = Files.list(run)) {
      files = listed.toList();
    }
    long bytes = 0;
    for (Path file : files) {
      bytes += Files.size(file);
    }
    for (int round = 1; round <= 3; round++) {
      print("parsing", bytes, () -> parse(files));
      Path out = directory.resolve("out");
      print("importing", bytes, () -> MoobenchImport.run(run, out, RawRun.REQUEST));
      delete(out);
    }
  }

  private static void parse(List<Path> files) throws IOException {
    for (Path file : files) {
      if (RawParser.read(file).calls() != CALLS) {
        throw new IllegalStateException("calls were lost");
      }
    }
  }

  private static void print(String what, long bytes, Task task) throws IOException {
    long begin = System.nanoTime();
    task.run();
    double seconds = (System.nanoTime() - begin) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "%-10s %6.1f MB in %6.3f s: %6.1f MB/s%n",
        what,
        bytes / 1e6,
        seconds,
        bytes / 1e6 / seconds);
  }

  private static void write(Path file) throws IOException {
    Random random = new Random(SEED);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int call = 0; call < CALLS; call++) {
        long nanos = Math.round(Math.exp(Math.log(9_000) + 0.7 * random.nextGaussian()));
        out.write("1;" + nanos + ";" + (9_359_360L + 64L * (call % 1_000_000)) + ";0\n");
      }
    }
  }

  private static void delete(Path root) throws IOException {
    List<Path> paths = new ArrayList<>();
    try (Stream<Path> walked = Files.walk(root)) {
      walked.sorted(Comparator.reverseOrder()).forEach(paths::add);
    }
    for (Path path : paths) {
      Files.delete(path);
    }
  }
}
