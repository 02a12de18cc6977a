package tare.analysis.summary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import tare.analysis.comparison.Comparer;
import tare.analysis.selftest.KnownStep;
import tare.analysis.selftest.Resampling;
import tare.analysis.selftest.SameArms;
import tare.analysis.statistics.Interval;
import tare.model.Experiment;
import tare.model.ForkCounters;
import tare.model.WorkloadParameters;
import tare.results.ResultsException;
import tare.results.ResultsFolder;
import tare.results.SelfTest;

/** Judges the instrument by an experiment whose truth is known. */
public final class SelfTester {

  /** As many as in the profile to decide on, where there are so many blocks. */
  static final int FORKS = 10;

  /** Below this number nothing can be said. */
  public static final int LEAST_BLOCKS = 5;

  private static final double POWER = Comparer.DEFAULT.power();
  private static final double CONFIDENCE = Comparer.DEFAULT.confidence();
  private static final List<Double> CHANGES = List.of(0.01, 0.02, 0.03, 0.05, 0.1, 0.2);

  private final ResultsFolder folder;
  private final SelfTestDesign design;
  private final AnalysisSettings settings;
  private final Map<String, ArmSample> samples;
  private final List<Integer> blocks;
  private final Resampling resampling;

  private SelfTester(ResultsFolder folder, SelfTestDesign design, AnalysisSettings settings)
      throws ResultsException {
    this.folder = folder;
    this.design = design;
    this.settings = settings;
    this.samples = ArmSamples.read(folder, settings.warmup());
    this.blocks = wholeBlocks();
    int forks = Math.max(2, Math.min(FORKS, blocks.size()));
    this.resampling = new Resampling(forks, Resampling.EXPERIMENTS, folder.experiment().seed());
  }

  /**
   * Judges the blocks that were measured whole.
   *
   * @return nothing when they are fewer than {@link #LEAST_BLOCKS}
   * @throws ResultsException when a file is missing or damaged; one line
   */
  public static Optional<SelfTest> test(
      ResultsFolder folder, SelfTestDesign design, AnalysisSettings settings)
      throws ResultsException {
    SelfTester tester = new SelfTester(folder, design, settings);
    return tester.blocks.size() < LEAST_BLOCKS ? Optional.empty() : Optional.of(tester.test());
  }

  private SelfTest test() {
    Experiment experiment = folder.experiment();
    WorkloadParameters parameters = experiment.arm(design.zeroArm()).parameters();
    SameArms equals = new SameArms(design.sameArms().stream().map(this::pair).toList());
    SameArms calls = new SameArms(List.of(pair(design.callArms())));
    List<SelfTest.Step> steps = design.steps().stream().map(this::step).toList();
    double smallest = calls.smallestChange(POWER, resampling, CONFIDENCE);
    return new SelfTest(
        SelfTest.SCHEMA_VERSION,
        experiment.toolVersion(),
        experiment.machine().getOrDefault(RunDifferences.MACHINE_ID, ""),
        experiment.createdAt(),
        design.budgetSeconds(),
        design.elapsedSeconds(),
        blocks.size(),
        resampling.forks(),
        resampling.experiments(),
        resampling.seed(),
        CONFIDENCE,
        parameters.calls(),
        parameters.depth(),
        mean(means(design.callArms().first())),
        new SelfTest.SameArms(
            equals.pairs().size(),
            resampling.trials(blocks.size(), equals.pairs().size()),
            Intervals.summarised(equals.falseAlarms(resampling, CONFIDENCE))),
        steps,
        CHANGES.stream().map(change -> imposed(calls, change)).toList(),
        smallestStepNanos(steps),
        Double.isFinite(smallest) ? Double.valueOf(smallest) : null,
        experiment.warnings());
  }

  private SelfTest.Step step(SelfTestDesign.Step step) {
    KnownStep known =
        new KnownStep(
            means(step.arm()),
            means(design.zeroArm()),
            values(step.arm(), SelfTester::truth),
            folder.experiment().arm(step.arm()).parameters().depth());
    Interval estimate = known.estimate(settings.confidence());
    return new SelfTest.Step(
        step.arm(),
        step.severity(),
        step.targetNanos(),
        known.truth(),
        Intervals.summarised(estimate),
        known.biasNanos(settings.confidence()),
        Intervals.summarised(known.coverage(resampling, settings.confidence())),
        Intervals.summarised(known.power(resampling, CONFIDENCE)));
  }

  private SelfTest.ImposedChange imposed(SameArms calls, double change) {
    Interval seen = calls.power(change, resampling, CONFIDENCE);
    return new SelfTest.ImposedChange(change, Intervals.summarised(seen));
  }

  private static Double smallestStepNanos(List<SelfTest.Step> ascending) {
    Double smallest = null;
    for (int i = ascending.size() - 1; i >= 0; i--) {
      if (ascending.get(i).seen().estimate() < POWER) {
        break;
      }
      smallest = ascending.get(i).trueNanos();
    }
    return smallest;
  }

  private SameArms.Pair pair(SelfTestDesign.Names names) {
    return new SameArms.Pair(means(names.first()), means(names.again()));
  }

  private List<Double> means(String arm) {
    return values(arm, fork -> fork.statistics().meanNanos());
  }

  /** One value for each whole block. */
  private List<Double> values(String arm, ToDoubleFunction<ForkSample> value) {
    Map<Integer, Double> byBlock = new LinkedHashMap<>();
    samples
        .get(arm)
        .forks()
        .forEach(fork -> byBlock.put(fork.result().block(), value.applyAsDouble(fork)));
    return blocks.stream().map(byBlock::get).toList();
  }

  /** No cost was asked for where none is told. */
  private static double truth(ForkSample fork) {
    return fork.result().counters() == null
        ? 0
        : fork.result().counters().extra().getOrDefault(ForkCounters.KNOWN_COST_NANOS, 0.0);
  }

  /** The blocks in which every arm was measured. */
  private List<Integer> wholeBlocks() {
    SortedSet<Integer> whole = new TreeSet<>();
    boolean first = true;
    for (ArmSample sample : samples.values()) {
      if (first) {
        whole.addAll(sample.blocks());
      } else {
        whole.retainAll(sample.blocks());
      }
      first = false;
    }
    return new ArrayList<>(whole);
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }
}
