package tare.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import tare.analysis.comparison.Comparer;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.ReleaseComparer;
import tare.analysis.summary.RunComparison;
import tare.controller.Experimenter;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.FrameworkChoice;
import tare.results.ResultsFolder;

/** Two releases of an agent, measured interleaved against one baseline until a gate has decided. */
public final class ReleaseGate {

  /** Names of the two in the arms' ids. */
  public static final String BASE = "base";

  public static final String NEW = "new";

  private final Study study;
  private final GuardGoal goal;
  private final WarmupRule warmup;
  private final Consumer<String> notices;

  /**
   * @param warmup what of each fork counts
   * @param notices is told what is to be expected, a line each
   */
  public ReleaseGate(Study study, GuardGoal goal, WarmupRule warmup, Consumer<String> notices) {
    this.study = study;
    this.goal = goal;
    this.warmup = warmup;
    this.notices = notices;
  }

  /** The release to compare with, under its role's name. */
  public static FrameworkChoice base(FrameworkChoice choice) {
    return choice.called(BASE);
  }

  /** The release that is judged, under its role's name. */
  public static FrameworkChoice changed(FrameworkChoice choice) {
    return choice.called(NEW);
  }

  /**
   * Measures and decides.
   *
   * @param plan with both releases
   * @param folder empty or not there
   */
  public GuardOutcome run(ExperimentPlan plan, Path folder)
      throws IOException, InterruptedException {
    try (Experimenter experimenter = study.experimenter(plan.withBlocks(1), folder)) {
      return new Guard(goal, System::nanoTime, notices)
          .run(new MeasuredReleases(experimenter, folder, warmup));
    }
  }

  private record MeasuredReleases(Experimenter experimenter, Path folder, WarmupRule warmup)
      implements Guard.Blocks {

    @Override
    public void measure() throws IOException, InterruptedException {
      experimenter.runBlock();
    }

    @Override
    public RunComparison compare(Comparer comparer) throws IOException {
      return ReleaseComparer.compare(ResultsFolder.open(folder), BASE, NEW, comparer, warmup);
    }
  }
}
