package tare.study;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import tare.analysis.comparison.Comparer;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.ShareInterval;
import tare.analysis.statistics.WelchInterval;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.ForkMetric;
import tare.model.Arm;
import tare.model.ForkCounters;
import tare.model.ForkResult;
import tare.results.ResultsFolder;

/**
 * How often a gate raises a false alarm, and how often it sees a slow-down of known size: real
 * forks of the reference agent are measured interleaved, and {@link Guard} is run again and again
 * on blocks drawn from them.
 */
final class GatePowerTable {

  private static final int GATES = 2_000;
  private static final long SEED = 20261201;
  private static final double RATE_CONFIDENCE = 0.95;
  private static final int USUAL_BLOCKS = 240;

  /** Forks in a block of a gate: two baselines and two releases. */
  private static final int FORKS_IN_BLOCK = 4;

  private static final List<Duration> BUDGETS =
      List.of(Duration.ofMinutes(2), Duration.ofMinutes(5), Duration.ofMinutes(15));

  private final ResultsFolder folder;
  private final GatePool pool;
  private final Map<String, Map<Integer, Double>> callNanos;
  private final SortedSet<Integer> blocks;
  private final Duration block;

  private GatePowerTable(ResultsFolder folder, GatePool pool) throws IOException {
    this.folder = folder;
    this.pool = pool;
    this.callNanos = ForkMetric.OVERHEAD.values(folder, WarmupRule.STEADY);
    this.blocks = new TreeSet<>(callNanos.get(Arm.BASELINE).keySet());
    callNanos.values().forEach(ofArm -> blocks.retainAll(ofArm.keySet()));
    this.block = block();
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    if (arguments.length < 1 || arguments.length > 2) {
      System.err.println("name a folder for the forks: cli/evidence gate FOLDER [BLOCKS]");
      System.exit(2);
    }
    Path path = Path.of(arguments[0]);
    int blocks = arguments.length > 1 ? Integer.parseInt(arguments[1]) : USUAL_BLOCKS;
    GatePool pool = new GatePool(TestStudies.study(TestStudies.INSTALLATION));
    pool.measure(path, blocks);
    new GatePowerTable(ResultsFolder.open(path), pool).print();
  }

  private void print() throws IOException {
    System.out.printf(
        Locale.ROOT,
        "%d blocks measured, %.2f s for a block of a gate; %d gates a row, seed %d%n%n",
        blocks.size(),
        block.toNanos() / 1e9,
        GATES,
        SEED);
    System.out.println(
        "| slower by | measured, 99 % interval | budget | blocks | regression | small regression"
            + " | no relevant change | inconclusive | blocks used, median |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    printRows(GatePool.AGAIN, true);
    for (double slower : GatePool.SLOWER) {
      printRows(GatePool.name(slower), false);
    }
  }

  private void printRows(String release, boolean same) throws IOException {
    ResampledReleases.PooledForks forks =
        new ResampledReleases.PooledForks(
            values(Arm.BASELINE),
            values(Arm.BASELINE_AGAIN),
            values(pool.arm(GatePool.BASE)),
            values(pool.arm(release)));
    Interval ratio =
        WelchInterval.ofRatio(
            array(forks.changed()), array(forks.base()), Comparer.DEFAULT.confidence());
    for (Duration budget : BUDGETS) {
      Tally tally = gates(forks, same, budget);
      System.out.printf(
          Locale.ROOT,
          "| %.2f %% | %+.2f [%+.2f, %+.2f] %% | %d min | %d | %s |%n",
          same ? 0 : 100 * trueShare(release),
          percent(ratio.estimate()),
          percent(ratio.low()),
          percent(ratio.high()),
          budget.toMinutes(),
          budget.dividedBy(block),
          tally);
    }
  }

  private Tally gates(ResampledReleases.PooledForks forks, boolean same, Duration budget) {
    GuardGoal goal =
        new GuardGoal(Comparer.DEFAULT.relevantChange(), Comparer.DEFAULT.confidence(), budget);
    UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(SEED);
    Tally tally = new Tally();
    for (int i = 0; i < GATES; i++) {
      ResampledReleases releases = new ResampledReleases(forks, same, block, random);
      tally.add(run(goal, releases));
    }
    return tally;
  }

  private static GuardOutcome run(GuardGoal goal, ResampledReleases releases) {
    try {
      return new Guard(goal, releases::nanoTime, line -> {}).run(releases);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException("drawing blocks neither reads nor waits", e);
    }
  }

  private List<Double> values(String arm) {
    return blocks.stream().map(callNanos.get(arm)::get).toList();
  }

  /** By how much its calls take longer than the base's, as the agent itself timed it apart. */
  private double trueShare(String release) throws IOException {
    Arm base = folder.experiment().arm(pool.arm(GatePool.BASE));
    double added = knownNanos(pool.arm(release)) - knownNanos(base.id());
    return added
        * base.parameters().depth()
        / values(base.id()).stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  private double knownNanos(String arm) throws IOException {
    return folder.forks().stream()
        .filter(fork -> fork.measured() && fork.arm().equals(arm))
        .mapToDouble(fork -> fork.counters().extra().get(ForkCounters.KNOWN_COST_NANOS))
        .average()
        .orElseThrow();
  }

  /** Time a block of a gate takes: the pool's forks took equally long, rests included. */
  private Duration block() throws IOException {
    List<Instant> begins =
        folder.forks().stream().map(ForkResult::startedAt).map(Instant::parse).sorted().toList();
    // The middle of all steps: a pool that was interrupted has one that is no fork's.
    long[] steps = new long[begins.size() - 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = Duration.between(begins.get(i), begins.get(i + 1)).toNanos();
    }
    Arrays.sort(steps);
    return Duration.ofNanos(FORKS_IN_BLOCK * steps[steps.length / 2]);
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static double percent(double ratio) {
    return 100 * (ratio - 1);
  }

  private static final class Tally {

    private int regressions;
    private int smallRegressions;
    private int unchanged;
    private int inconclusive;
    private final int[] used = new int[GATES];
    private int gates;

    private void add(GuardOutcome outcome) {
      switch (outcome.comparison().arms().get(0).time().verdict()) {
        case RELEVANT_REGRESSION -> regressions++;
        case SMALL_REGRESSION -> smallRegressions++;
        case INCONCLUSIVE -> inconclusive++;
        default -> unchanged++;
      }
      used[gates++] = outcome.blocks();
    }

    @Override
    public String toString() {
      Arrays.sort(used);
      return share(regressions)
          + " | "
          + share(smallRegressions)
          + " | "
          + share(unchanged)
          + " | "
          + share(inconclusive)
          + " | "
          + used[GATES / 2];
    }

    private static String share(int count) {
      Interval share = ShareInterval.of(count, GATES, RATE_CONFIDENCE);
      return String.format(
          Locale.ROOT,
          "%.1f [%.1f, %.1f] %%",
          100 * share.estimate(),
          100 * share.low(),
          100 * share.high());
    }
  }
}
