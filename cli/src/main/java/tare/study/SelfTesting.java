package tare.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tare.analysis.summary.AnalysisSettings;
import tare.analysis.summary.SelfTestDesign;
import tare.analysis.summary.SelfTester;
import tare.controller.Experimenter;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.Variant;
import tare.controller.process.Folders;
import tare.model.Arm;
import tare.results.ResultsFolder;
import tare.results.SelfTest;

/**
 * The instrument tested on itself: equal arms under two names, and known costs, all as arms of one
 * experiment, as many blocks as the budget allows.
 */
public final class SelfTesting {

  /** What is asked for. */
  public record Request(Duration budget, long calls, long seed, AnalysisSettings settings) {}

  /** Costs of each monitored call that are to be seen. */
  private static final List<Integer> TARGET_NANOS = List.of(5, 10, 20, 50, 100, 200);

  /** The cost at which a call takes about as long as that of a real agent: two microseconds. */
  private static final int CALL_TARGET_NANOS = 200;

  private static final String NONE = "0";
  private static final String AGAIN = "-again";
  private static final double NANOS_PER_SECOND = 1e9;

  private final Study study;
  private final Request request;
  private final ReferenceArms arms;
  private final BlockBudget all;

  /** A self-test whose budget is spent from now on. */
  public SelfTesting(Study study, Request request) {
    this.study = study;
    this.request = request;
    this.arms = ReferenceArms.of(study);
    this.all = BlockBudget.begin(Optional.of(request.budget()), System::nanoTime);
  }

  /**
   * Measures and judges; what is found is kept in the folder, and for later results of this
   * machine.
   *
   * @param folder empty or not there
   * @return nothing when the budget was too small for {@link SelfTester#LEAST_BLOCKS} blocks
   */
  public Optional<SelfTest> run(Path folder) throws IOException, InterruptedException {
    ReferenceSeverity severity = pilot();
    List<SelfTestDesign.Step> steps = new ArrayList<>();
    List<Variant> variants = new ArrayList<>();
    variants.add(ReferenceSeverity.variant(NONE, 0));
    for (int target : TARGET_NANOS) {
      Variant variant = ReferenceSeverity.variant(Integer.toString(target), severity.steps(target));
      variants.add(variant);
      steps.add(new SelfTestDesign.Step(arms.id(variant), severity.steps(target), target));
    }
    Variant again =
        ReferenceSeverity.variant(CALL_TARGET_NANOS + AGAIN, severity.steps(CALL_TARGET_NANOS));
    variants.add(again);
    measure(study.plan(request(variants, request.calls())).withBlocks(1), folder);
    return judge(folder, steps, arms.id(again));
  }

  /** What a step of the chain costs on this machine. */
  private ReferenceSeverity pilot() throws IOException, InterruptedException {
    Path parent = Files.createTempDirectory("tare-selftest");
    try {
      Path folder = parent.resolve("pilot");
      study.measure(
          study.plan(request(ReferenceSeverity.pilot(), Math.min(request.calls(), 10_000))),
          folder);
      return ReferenceSeverity.ofPilot(folder);
    } finally {
      Folders.delete(parent);
    }
  }

  private void measure(ExperimentPlan plan, Path folder) throws IOException, InterruptedException {
    Duration left = request.budget().minus(all.elapsed());
    BlockBudget budget = BlockBudget.begin(Optional.of(left), System::nanoTime);
    try (Experimenter experimenter = study.experimenter(plan, folder)) {
      int measured = 0;
      do {
        experimenter.runBlock();
        measured++;
      } while (budget.allowsOneMore(measured));
    }
  }

  private Optional<SelfTest> judge(Path folder, List<SelfTestDesign.Step> steps, String again)
      throws IOException {
    SelfTestDesign.Names calls = new SelfTestDesign.Names(steps.get(steps.size() - 1).arm(), again);
    SelfTestDesign design =
        new SelfTestDesign(
            List.of(new SelfTestDesign.Names(Arm.BASELINE, Arm.BASELINE_AGAIN), calls),
            calls,
            arms.id(ReferenceSeverity.variant(NONE, 0)),
            steps,
            request.budget().toNanos() / NANOS_PER_SECOND,
            all.elapsed().toNanos() / NANOS_PER_SECOND);
    ResultsFolder results = ResultsFolder.open(folder);
    Optional<SelfTest> test = SelfTester.test(results, design, request.settings());
    if (test.isPresent()) {
      test.get().write(results.files(), study.resultsRoot());
    }
    return test;
  }

  private ExperimentRequest request(List<Variant> variants, long calls) {
    return arms.request("selftest", variants, calls, 1, request.seed());
  }
}
