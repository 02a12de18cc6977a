package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import tare.model.Iteration;

/**
 * How long it takes to seal forks of 2,000,000 calls and to read forty of them back, and how much
 * space they need. Run by hand, after {@code mvn package}:
 *
 * <pre>
 * java -cp 'benchmark-core/results/target/test-classes:cli/target/lib/*' tare.results.SealingBenchmark
 * </pre>
 */
final class SealingBenchmark {

  private static final int CALLS = 2_000_000;
  private static final int ITERATIONS = 50;
  private static final int FORKS = 40;
  private static final long SEED = 20260102;

  private SealingBenchmark() {}

  /** Runs it in a temporary folder. */
  public static void main(String[] args) throws IOException {
    System.out.printf(Locale.ROOT, "seed %d, %d calls, %d forks%n", SEED, CALLS, FORKS);
    Path directory = Files.createTempDirectory("tare-sealing");
    try {
      print("opening DuckDB", millis(() -> CallStore.open().close()));
      measure("baseline-like", directory, SealingBenchmark::quietCall);
      measure("agent-like", directory, SealingBenchmark::noisyCall);
    } finally {
      deleteAll(directory);
    }
  }

  private interface Call {
    long nanos(Random random);
  }

  private interface Task {
    void run() throws IOException;
  }

  /** A recursive method of depth 10 without agent: nearly always the same few nanoseconds. */
  private static long quietCall(Random random) {
    double kind = random.nextDouble();
    return kind < 0.998
        ? Math.round(93 + 2 * random.nextGaussian())
        : kind < 0.9995 ? 110 + random.nextInt(200) : 2_000 + random.nextInt(40_000);
  }

  /** An agent that allocates and hands over ten records a call. */
  private static long noisyCall(Random random) {
    return Math.round(Math.exp(Math.log(9_000) + 0.7 * random.nextGaussian()));
  }

  private static void measure(String name, Path parent, Call call) throws IOException {
    MeasuredCalls calls = fork(call);
    Path directory = parent.resolve(name);
    try (ResultsWriter writer = ResultsWriter.create(directory, Examples.experiment())) {
      writer.prepareToSeal();
      writer.seal(1, calls);
      List<Double> seals = new ArrayList<>();
      for (int fork = 1; fork <= FORKS; fork++) {
        int number = fork;
        seals.add(millis(() -> writer.seal(number, calls)));
      }
      print(name + ": sealing a fork, median", median(seals));
      ResultsFiles files = writer.folder().files();
      System.out.printf(
          Locale.ROOT,
          "%-50s %d + %d + %d bytes, %d distinct values an iteration%n",
          name + ": calls + iterations + histograms",
          Files.size(files.calls(1)),
          Files.size(files.iterations(1)),
          Files.size(files.histograms(1)),
          ForkHistograms.of(calls).iterations().get(0).durationNanos().distinct());
      for (int round = 0; round < 3; round++) {
        print(name + ": reading all histograms", millis(() -> readHistograms(writer.folder())));
      }
      print(name + ": reading the raw calls", millis(() -> readCalls(writer.folder())));
    }
  }

  private static MeasuredCalls fork(Call call) {
    Random random = new Random(SEED);
    long[] durations = new long[CALLS];
    Arrays.setAll(durations, place -> call.nanos(random));
    List<Iteration> iterations = new ArrayList<>();
    for (int number = 0; number < ITERATIONS; number++) {
      iterations.add(new Iteration(0, number, CALLS / ITERATIONS, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    }
    return new MeasuredCalls(List.of(durations), List.of(), iterations);
  }

  private static void readHistograms(ResultsFolder folder) throws IOException {
    for (int fork = 1; fork <= FORKS; fork++) {
      requireCalls(folder.histograms(fork));
    }
  }

  private static void readCalls(ResultsFolder folder) throws IOException {
    try (CallStore store = CallStore.open()) {
      for (int fork = 1; fork <= FORKS; fork++) {
        requireCalls(ForkHistograms.of(folder.calls(fork, store)));
      }
    }
  }

  private static void requireCalls(ForkHistograms histograms) {
    if (histograms.merged().total() != CALLS) {
      throw new IllegalStateException("calls were lost");
    }
  }

  private static double millis(Task task) throws IOException {
    long begin = System.nanoTime();
    task.run();
    return (System.nanoTime() - begin) / 1e6;
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
  }

  private static void print(String what, double millis) {
    System.out.printf(Locale.ROOT, "%-50s %8.1f ms%n", what, millis);
  }

  private static void deleteAll(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
