package tare.analysis.evidence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.ForkStatistics;
import tare.analysis.statistics.SameArmTest;
import tare.analysis.steadystate.ForkSteadyState;
import tare.analysis.steadystate.SteadyStateDetector;

/**
 * The A/A test on real forks of one and the same thing: how often two groups of them are said to
 * differ when they were measured one group after the other, in turns, or are picked at random.
 */
final class SameArmTable {

  private static final int SHUFFLES = 20_000;
  private static final int ITERATIONS = 50;
  private static final long SEED = 20260103;

  private SameArmTable() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 0) {
      System.err.println("name the zip of real forks: analysis/evidence samearm PATH");
      System.exit(2);
    }
    RealForks forks = RealForks.read(Path.of(arguments[0]));
    List<ForkStatistics> half =
        IntStream.range(0, forks.count()).mapToObj(fork -> forks.statistics(fork, 0.5)).toList();
    List<ForkStatistics> steady =
        IntStream.range(0, forks.count()).mapToObj(fork -> steady(forks, fork)).toList();
    System.out.printf("%d real forks, %d shuffles, seed %d%n%n", forks.count(), SHUFFLES, SEED);
    System.out.println(
        "| counts | statistic | forks | order | groups | differ at 95 % | differ at 99 % |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (CallStatistic statistic : List.of(CallStatistic.MEAN, CallStatistic.MEDIAN)) {
      printRows("last half", statistic, statistic.of(half));
      printRows("steady", statistic, statistic.of(steady));
    }
    printPerCallIntervals(half, forks);
  }

  private static ForkStatistics steady(RealForks forks, int fork) {
    ForkSteadyState state =
        SteadyStateDetector.DEFAULT.detect(forks.iterationMeans(fork, ITERATIONS));
    return forks.statistics(fork, (double) state.firstSteadyIteration() / ITERATIONS);
  }

  private static void printRows(String counts, CallStatistic statistic, double[] values) {
    for (int size : new int[] {5, 10}) {
      Tally shuffled = new Tally();
      Tally consecutive = new Tally();
      Tally turns = new Tally();
      Random random = new Random(SEED);
      for (int i = 0; i < SHUFFLES; i++) {
        double[] picked = shuffled(values, random);
        shuffled.add(Arrays.copyOf(picked, size), Arrays.copyOfRange(picked, size, 2 * size));
      }
      for (int from = 0; from + 2 * size <= values.length; from++) {
        double[] window = Arrays.copyOfRange(values, from, from + 2 * size);
        consecutive.add(Arrays.copyOf(window, size), Arrays.copyOfRange(window, size, 2 * size));
        turns.add(everySecond(window, 0), everySecond(window, 1));
      }
      String row = counts + " | " + statistic.label() + " | " + size + " against " + size;
      System.out.println("| " + row + " | shuffled | " + shuffled);
      System.out.println("| " + row + " | one after the other | " + consecutive);
      System.out.println("| " + row + " | in turns | " + turns);
    }
  }

  /**
   * The original's way: single calls as if they were independent, intervals that do not overlap.
   */
  private static void printPerCallIntervals(List<ForkStatistics> half, RealForks forks) {
    int pairs = 0;
    int differ = 0;
    double[] halfWidths =
        IntStream.range(0, half.size())
            .mapToDouble(fork -> forks.ci95HalfWidth(fork, 0.5))
            .toArray();
    for (int a = 0; a < half.size(); a++) {
      for (int b = a + 1; b < half.size(); b++) {
        double distance = Math.abs(half.get(a).meanNanos() - half.get(b).meanNanos());
        pairs++;
        differ += distance > halfWidths[a] + halfWidths[b] ? 1 : 0;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%nper-call 95 %% intervals that do not overlap: %.1f %% of %d pairs of forks%n",
        100.0 * differ / pairs,
        pairs);
  }

  private static double[] shuffled(double[] values, Random random) {
    double[] shuffled = values.clone();
    for (int i = shuffled.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      double swapped = shuffled[i];
      shuffled[i] = shuffled[j];
      shuffled[j] = swapped;
    }
    return shuffled;
  }

  private static double[] everySecond(double[] values, int from) {
    return IntStream.range(0, values.length / 2).mapToDouble(i -> values[2 * i + from]).toArray();
  }

  private static final class Tally {

    private int groups;
    private int at95;
    private int at99;

    private void add(double[] first, double[] again) {
      groups++;
      at95 += SameArmTest.of(first, again, 0.95).differs() ? 1 : 0;
      at99 += SameArmTest.of(first, again, 0.99).differs() ? 1 : 0;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d | %.2f %% | %.2f %% |",
          groups,
          100.0 * at95 / groups,
          100.0 * at99 / groups);
    }
  }
}
