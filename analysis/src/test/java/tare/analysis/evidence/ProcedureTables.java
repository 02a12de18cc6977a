package tare.analysis.evidence;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import tare.analysis.comparison.AlphaSpending;
import tare.analysis.comparison.ArmComparison;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.comparison.ForkPair;
import tare.analysis.comparison.PrecisionTarget;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.PairedInterval;
import tare.analysis.statistics.Pairing;
import tare.analysis.statistics.StudentInterval;
import tare.analysis.statistics.WelchInterval;

/** What the rules that decide something do to false alarms, coverage and power. */
final class ProcedureTables {

  private static final int SAMPLES = 10_000;
  private static final long SEED = 20260104;
  private static final double FORK_SD = 0.03;

  private ProcedureTables() {}

  public static void main(String[] arguments) {
    System.out.printf(
        Locale.ROOT,
        "%d samples a row, log-normal forks of sigma %.2f unless stated, seed %d%n",
        SAMPLES,
        FORK_SD,
        SEED);
    printPairing();
    printStopping();
    printVerdicts();
    printFamilies();
    printLooks();
    printSpeed();
  }

  private static void printPairing() {
    System.out.println(
        "\n| blocks | correlation | paired by the rule | false alarms at 99 % | always"
            + " paired | never paired | width, paired / not |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (int blocks : new int[] {5, 10, 20, 40}) {
      for (double correlation : new double[] {0, 0.2, 0.4, 0.6, 0.9}) {
        System.out.println(pairingRow(blocks, correlation));
      }
    }
  }

  private static String pairingRow(int blocks, double correlation) {
    Random random = new Random(SEED);
    int pairedByRule = 0;
    int[] alarms = new int[3];
    double width = 0;
    for (int i = 0; i < SAMPLES; i++) {
      double[][] arms = correlatedArms(3, blocks, correlation, random);
      boolean paired = Pairing.decide(arms[0], arms[1]).paired();
      Interval together = PairedInterval.ofRatio(arms[2], arms[0], 0.99);
      Interval apart = WelchInterval.ofRatio(arms[2], arms[0], 0.99);
      pairedByRule += paired ? 1 : 0;
      alarms[0] += excludesOne(paired ? together : apart);
      alarms[1] += excludesOne(together);
      alarms[2] += excludesOne(apart);
      width += together.width() / apart.width() / SAMPLES;
    }
    return String.format(
        Locale.ROOT,
        "| %d | %.1f | %.0f %% | %.2f %% | %.2f %% | %.2f %% | %.2f |",
        blocks,
        correlation,
        share(pairedByRule),
        share(alarms[0]),
        share(alarms[1]),
        share(alarms[2]),
        width);
  }

  private static void printStopping() {
    System.out.println(
        "\n| deciding from block | coverage of the 95 % interval | blocks, median | precision wanted |");
    System.out.println("|---|---|---|---|");
    for (double target : new double[] {0.02, 0.04}) {
      for (int from : new int[] {2, 5, PrecisionTarget.LEAST_BLOCKS}) {
        System.out.println(stoppingRow(from, new PrecisionTarget(target, true)));
      }
    }
  }

  private static String stoppingRow(int from, PrecisionTarget target) {
    Random random = new Random(SEED);
    int hits = 0;
    int[] lengths = new int[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
      double[] forks = arm(200, 1, random);
      int blocks = from;
      Interval interval = StudentInterval.ofGeometricMean(Arrays.copyOf(forks, blocks), 0.95);
      while (!target.reachedBy(interval) && blocks < forks.length) {
        blocks++;
        interval = StudentInterval.ofGeometricMean(Arrays.copyOf(forks, blocks), 0.95);
      }
      lengths[i] = blocks;
      hits += interval.contains(1) ? 1 : 0;
    }
    Arrays.sort(lengths);
    return String.format(
        Locale.ROOT,
        "| %d | %.1f %% | %d | %.0f %% |",
        from,
        share(hits),
        lengths[SAMPLES / 2],
        100 * target.width());
  }

  private static void printVerdicts() {
    System.out.println(
        "\n| forks | true change | relevant regression | small regression | no relevant"
            + " change | inconclusive | improvement | forks to decide, median |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    for (int forks : new int[] {5, 10, 20, 40}) {
      for (double change : new double[] {0, 0.02, 0.05, 0.1}) {
        System.out.println(verdictRow(forks, change));
      }
    }
  }

  private static String verdictRow(int forks, double change) {
    Random random = new Random(SEED);
    Map<Change, Integer> verdicts = new EnumMap<>(Change.class);
    int[] toDecide = new int[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
      ArmComparison comparison = Comparer.DEFAULT.compare(pair(forks, 1 + change, random));
      verdicts.merge(comparison.verdict(), 1, Integer::sum);
      toDecide[i] = comparison.forksToDecide();
    }
    int[] open = Arrays.stream(toDecide).filter(n -> n > 0).sorted().toArray();
    int improvements =
        verdicts.getOrDefault(Change.SMALL_IMPROVEMENT, 0)
            + verdicts.getOrDefault(Change.RELEVANT_IMPROVEMENT, 0);
    return String.format(
        Locale.ROOT,
        "| %d | %.0f %% | %.1f %% | %.1f %% | %.1f %% | %.1f %% | %.1f %% | %s |",
        forks,
        100 * change,
        share(verdicts.getOrDefault(Change.RELEVANT_REGRESSION, 0)),
        share(verdicts.getOrDefault(Change.SMALL_REGRESSION, 0)),
        share(verdicts.getOrDefault(Change.NO_RELEVANT_CHANGE, 0)),
        share(verdicts.getOrDefault(Change.INCONCLUSIVE, 0)),
        share(improvements),
        open.length == 0 ? "" : Integer.toString(open[open.length / 2]));
  }

  private static void printFamilies() {
    Random random = new Random(SEED);
    int alone = 0;
    int corrected = 0;
    int families = SAMPLES / 10;
    for (int i = 0; i < families; i++) {
      List<ForkPair> pairs = IntStream.range(0, 30).mapToObj(k -> pair(10, 1, random)).toList();
      List<ArmComparison> judged = Comparer.DEFAULT.compareAll(pairs);
      alone += judged.stream().anyMatch(c -> !c.ratio().contains(1)) ? 1 : 0;
      corrected += judged.stream().anyMatch(c -> c.verdict().changed()) ? 1 : 0;
    }
    System.out.printf(
        Locale.ROOT,
        "%n30 comparisons of equal arms, 10 forks each, %d families: any false alarm %.1f %% without,"
            + " %.1f %% with Holm's correction%n",
        families,
        100.0 * alone / families,
        100.0 * corrected / families);
  }

  private static void printLooks() {
    System.out.println(
        "\n| looks after blocks | true change | seen, levels spent | seen, 0.01 at every"
            + " look | blocks, mean |");
    System.out.println("|---|---|---|---|---|");
    for (List<Integer> blocks : List.of(List.of(5, 10, 20, 40), List.of(10, 20, 30, 40))) {
      for (double change : new double[] {0, 0.02, 0.03, 0.05}) {
        System.out.println(looksRow(AlphaSpending.plan(0.01, blocks), change));
      }
    }
  }

  private static String looksRow(AlphaSpending plan, double change) {
    Random random = new Random(SEED);
    int seen = 0;
    int peeked = 0;
    double used = 0;
    for (int i = 0; i < SAMPLES; i++) {
      double[] base = arm(40, 1, random);
      double[] changed = arm(40, 1 + change, random);
      int stoppedAt = 0;
      boolean peek = false;
      for (int look = 0; look < plan.levels().size(); look++) {
        int n = plan.blocks().get(look);
        double p = WelchInterval.ratioPValue(Arrays.copyOf(changed, n), Arrays.copyOf(base, n));
        peek |= p < 0.01;
        stoppedAt = stoppedAt == 0 && p < plan.levels().get(look) ? n : stoppedAt;
      }
      seen += stoppedAt > 0 ? 1 : 0;
      peeked += peek ? 1 : 0;
      used += stoppedAt > 0 ? stoppedAt : 40;
    }
    return String.format(
        Locale.ROOT,
        "| %s | %.0f %% | %.2f %% | %.2f %% | %.1f |",
        plan.blocks(),
        100 * change,
        share(seen),
        share(peeked),
        used / SAMPLES);
  }

  private static void printSpeed() {
    Random random = new Random(SEED);
    double[][] forks = new double[40][50];
    for (double[] iterations : forks) {
      Arrays.setAll(iterations, i -> Math.exp(FORK_SD * random.nextGaussian()));
    }
    HierarchicalBootstrap bootstrap =
        new HierarchicalBootstrap(HierarchicalBootstrap.RESAMPLES, SEED);
    double[] seconds = new double[5];
    for (int i = 0; i < seconds.length; i++) {
      long begin = System.nanoTime();
      bootstrap.ofGeometricMean(forks, 0.99);
      seconds[i] = (System.nanoTime() - begin) / 1e9;
    }
    System.out.printf(
        Locale.ROOT,
        "%nbootstrap of 40 forks x 50 iterations, %d resamples: %.2f s the first time, then %.2f s%n",
        HierarchicalBootstrap.RESAMPLES,
        seconds[0],
        DoubleStream.of(seconds).min().orElseThrow());
  }

  private static ForkPair pair(int forks, double ratio, Random random) {
    return ForkPair.independent("", boxed(arm(forks, 1, random)), boxed(arm(forks, ratio, random)));
  }

  private static double[] arm(int forks, double level, Random random) {
    double[] values = new double[forks];
    Arrays.setAll(values, i -> level * Math.exp(FORK_SD * random.nextGaussian()));
    return values;
  }

  private static double[][] correlatedArms(
      int arms, int blocks, double correlation, Random random) {
    double[] common = new double[blocks];
    Arrays.setAll(common, i -> Math.sqrt(correlation) * random.nextGaussian());
    double[][] values = new double[arms][blocks];
    for (double[] arm : values) {
      Arrays.setAll(
          arm,
          i ->
              Math.exp(FORK_SD * (common[i] + Math.sqrt(1 - correlation) * random.nextGaussian())));
    }
    return values;
  }

  private static int excludesOne(Interval ratio) {
    return ratio.contains(1) ? 0 : 1;
  }

  private static double share(int hits) {
    return 100.0 * hits / SAMPLES;
  }

  private static List<Double> boxed(double[] values) {
    return DoubleStream.of(values).boxed().toList();
  }
}
