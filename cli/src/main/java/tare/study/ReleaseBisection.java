package tare.study;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import tare.analysis.comparison.Position;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.StudentInterval;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.ForkMetric;
import tare.controller.Experimenter;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.FrameworkChoice;
import tare.results.ResultsFolder;

/** Releases measured interleaved with both ends, a results folder each. */
public final class ReleaseBisection implements Bisection.Laboratory {

  /** So that looking several times at a growing measurement misjudges few releases. */
  private static final double CONFIDENCE = 0.99;

  /** Plans an experiment with some releases. */
  @FunctionalInterface
  public interface Planner {

    /** Plans, or refuses. */
    ExperimentPlan of(List<FrameworkChoice> releases) throws IOException, InterruptedException;
  }

  /**
   * What is searched for.
   *
   * @param releases from the good to the bad one, oldest first, at least two
   * @param metric that became worse
   * @param configuration in which it is measured
   * @param budget of time for the whole search
   * @param plan an experiment with the given releases in that configuration
   */
  public record Search(
      List<FrameworkChoice> releases,
      ForkMetric metric,
      String configuration,
      Duration budget,
      Planner plan) {

    public Search {
      releases = List.copyOf(releases);
    }

    /** What the releases are called. */
    public List<String> versions() {
      return releases.stream().map(FrameworkChoice::agentVersion).toList();
    }

    /**
     * Sees that both ends can be measured.
     *
     * @throws tare.controller.plan.PlanRefusedException when they cannot
     * @throws tare.controller.artifact.ArtifactException when one of them cannot be had
     */
    public void requireEnds() throws IOException, InterruptedException {
      plan.of(List.of(good(), bad()));
    }

    FrameworkChoice good() {
      return releases.get(0);
    }

    FrameworkChoice bad() {
      return releases.get(releases.size() - 1);
    }
  }

  /** Is told of each results folder that is complete. */
  @FunctionalInterface
  public interface Measured {
    void in(Path resultsFolder) throws IOException;
  }

  private final Study study;
  private final Search search;
  private final Path folder;
  private final Measured measured;
  private int measurements;

  private ReleaseBisection(Study study, Search search, Path folder, Measured measured) {
    this.study = study;
    this.search = search;
    this.folder = folder;
    this.measured = measured;
  }

  /**
   * Searches.
   *
   * @param folder of the measurements' results folders
   * @param notices is told of each step, a line each
   */
  public static Bisection.Found run(
      Study study, Search search, Path folder, Consumer<String> notices, Measured measured)
      throws IOException, InterruptedException {
    return new Bisection(
            new ReleaseBisection(study, search, folder, measured),
            SearchBudget.begin(search.budget(), System::nanoTime),
            notices)
        .search(search.versions());
  }

  /** Where a measurement lies, counted from 1; the ends are the first, under the bad release. */
  static String folderName(int measurement, String release) {
    return measurement + "-" + release;
  }

  @Override
  public Bisection.Measurement<Bisection.Ends> ends() throws IOException, InterruptedException {
    List<FrameworkChoice> both = List.of(search.good(), search.bad());
    return new Reading<>(begin(both, search.bad()), MeasuredRelease::ends);
  }

  @Override
  public Bisection.Measurement<Position> probe(String release)
      throws IOException, InterruptedException {
    FrameworkChoice middle =
        new FrameworkChoice(search.good().framework(), Optional.of(release), Optional.empty());
    List<FrameworkChoice> three = List.of(search.good(), middle, search.bad());
    return new Reading<>(begin(three, middle), MeasuredRelease::position);
  }

  private MeasuredRelease begin(List<FrameworkChoice> releases, FrameworkChoice judged)
      throws IOException, InterruptedException {
    measurements++;
    Path own = folder.resolve(folderName(measurements, judged.agentVersion()));
    return new MeasuredRelease(
        study.experimenter(search.plan().of(releases).withBlocks(1), own), own, judged);
  }

  @FunctionalInterface
  private interface Question<T> {
    T of(MeasuredRelease release) throws IOException;
  }

  /** One question that a measurement answers. */
  private record Reading<T>(MeasuredRelease release, Question<T> question)
      implements Bisection.Measurement<T> {

    @Override
    public void measure() throws IOException, InterruptedException {
      release.measure();
    }

    @Override
    public T result() throws IOException {
      return question.of(release);
    }

    @Override
    public void close() throws IOException {
      release.close();
    }
  }

  /** An experiment that grows by blocks. */
  private final class MeasuredRelease {

    private final Experimenter experimenter;
    private final Path own;
    private final FrameworkChoice judged;

    MeasuredRelease(Experimenter experimenter, Path own, FrameworkChoice judged) {
      this.experimenter = experimenter;
      this.own = own;
      this.judged = judged;
    }

    void measure() throws IOException, InterruptedException {
      experimenter.runBlock();
    }

    Position position() throws IOException {
      Map<String, Map<Integer, Double>> values = values();
      List<Integer> blocks = blocks(values);
      return Position.of(
          of(search.good(), values, blocks),
          of(judged, values, blocks),
          of(search.bad(), values, blocks),
          CONFIDENCE);
    }

    Bisection.Ends ends() throws IOException {
      Map<String, Map<Integer, Double>> values = values();
      List<Integer> blocks = blocks(values);
      List<Double> good = of(search.good(), values, blocks);
      List<Double> bad = of(search.bad(), values, blocks);
      // A smaller delivered share is worse; of the others a larger value, judged as a ratio.
      boolean share = search.metric() == ForkMetric.DELIVERED;
      DoubleUnaryOperator scale = share ? value -> -value : Math::log;
      double[] differences = new double[blocks.size()];
      for (int i = 0; i < differences.length; i++) {
        differences[i] = scale.applyAsDouble(bad.get(i)) - scale.applyAsDouble(good.get(i));
      }
      Interval worse = StudentInterval.ofMean(differences, CONFIDENCE);
      Interval change =
          share
              ? worse
              : new Interval(
                  Math.expm1(worse.estimate()),
                  Math.expm1(worse.low()),
                  Math.expm1(worse.high()),
                  CONFIDENCE);
      return new Bisection.Ends(change, worse.bounded() && worse.low() > 0);
    }

    private Map<String, Map<Integer, Double>> values() throws IOException {
      return search.metric().values(ResultsFolder.open(own), WarmupRule.STEADY);
    }

    /** Blocks in which all releases were measured. */
    private List<Integer> blocks(Map<String, Map<Integer, Double>> values) {
      List<Integer> blocks = new ArrayList<>(values.get(arm(search.good())).keySet());
      blocks.retainAll(values.get(arm(search.bad())).keySet());
      blocks.retainAll(values.get(arm(judged)).keySet());
      if (blocks.isEmpty()) {
        throw new IllegalStateException("no block of " + own + " was measured as a whole");
      }
      return blocks;
    }

    private List<Double> of(
        FrameworkChoice release, Map<String, Map<Integer, Double>> values, List<Integer> blocks) {
      return blocks.stream().map(values.get(arm(release))::get).toList();
    }

    private String arm(FrameworkChoice release) {
      return release.framework().id() + "@" + release.agentVersion() + "/" + search.configuration();
    }

    void close() throws IOException {
      experimenter.close();
      measured.in(own);
    }
  }
}
