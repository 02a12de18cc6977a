package tare.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.AnalysisSettings;
import tare.analysis.summary.Summarizer;
import tare.controller.ExperimentContext;
import tare.controller.Experimenter;
import tare.controller.artifact.Artifacts;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.environment.Rest;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.ExperimentPlanner;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.PlanFacts;
import tare.controller.process.JvmTrial;
import tare.model.Experiment;
import tare.results.CallStore;
import tare.results.ResultsFolder;

/** An experiment from the request to the summary. */
public final class Study {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private final StudyContext context;
  private final PlanFiles files;

  public Study(StudyContext context) {
    this.context = context;
    this.files = new PlanFiles(context);
  }

  /** What can be measured. */
  public FrameworkCatalog catalog() {
    return context.installation().frameworks();
  }

  /** Plans what is asked for, or refuses it; its results go where new folders are made. */
  public ExperimentPlan plan(ExperimentRequest request) throws IOException, InterruptedException {
    return plan(request, context.resultsRoot());
  }

  /**
   * Plans what is asked for, or refuses it. Whatever of the request is wrong shows here, before
   * anything is measured: its agents are fetched and its JVMs tried.
   *
   * @param folder where its results will go
   * @throws tare.controller.plan.PlanRefusedException when it cannot be measured
   * @throws tare.controller.artifact.ArtifactException when an agent or a backend cannot be had
   * @throws IOException when no JVM can be tried
   */
  public ExperimentPlan plan(ExperimentRequest request, Path folder)
      throws IOException, InterruptedException {
    return measurable(ExperimentPlanner.plan(request, facts(folder)));
  }

  /**
   * The plan of an experiment that was measured before.
   *
   * @param resultsFolder its folder
   */
  public ExperimentPlan planAgain(Path resultsFolder) throws IOException, InterruptedException {
    Experiment experiment = ResultsFolder.open(resultsFolder).experiment();
    return measurable(ExperimentPlanner.again(experiment, catalog()::framework));
  }

  private ExperimentPlan measurable(ExperimentPlan plan) throws IOException, InterruptedException {
    files.require(plan);
    JvmTrial.require(plan, context.installation());
    return plan;
  }

  /**
   * Measures a plan in a new folder.
   *
   * @param folder empty or not there
   */
  public void measure(ExperimentPlan plan, Path folder) throws IOException, InterruptedException {
    try (Experimenter experimenter = experimenter(plan, folder)) {
      experimenter.runRemaining();
    }
  }

  /**
   * Runs a plan in a new folder, one fork on the heels of the other: for questions that are none of
   * time.
   *
   * @param folder empty or not there
   */
  void runWithoutRest(ExperimentPlan plan, Path folder) throws IOException, InterruptedException {
    ExperimentContext context = experiment(plan, Rest.none());
    try (Experimenter experimenter = Experimenter.start(plan, context, folder)) {
      experimenter.runRemaining();
    }
  }

  /**
   * Measures block after block in a new folder, until every arm is precise enough or the budget is
   * spent.
   *
   * @param folder empty or not there
   * @param settings how the precision is taken
   */
  public PrecisionOutcome measureUntil(
      PrecisionGoal goal, AnalysisSettings settings, ExperimentPlan plan, Path folder)
      throws IOException, InterruptedException {
    try (Experimenter experimenter = experimenter(plan.withBlocks(1), folder)) {
      return measureUntil(goal, settings, experimenter, folder);
    }
  }

  /** The same in a folder whose experiment was interrupted, or is not precise enough yet. */
  public PrecisionOutcome resumeUntil(PrecisionGoal goal, AnalysisSettings settings, Path folder)
      throws IOException, InterruptedException {
    ExperimentPlan plan = planAgain(folder);
    try (Experimenter experimenter = Experimenter.resume(plan, experiment(plan), folder)) {
      return measureUntil(goal, settings, experimenter, folder);
    }
  }

  private PrecisionOutcome measureUntil(
      PrecisionGoal goal, AnalysisSettings settings, Experimenter experimenter, Path folder)
      throws IOException, InterruptedException {
    PrecisionOutcome outcome =
        new UntilPrecise(goal, System::nanoTime, context.notices())
            .run(new MeasuredBlocks(experimenter, folder, settings, goal.target()));
    outcome.toResult().write(ResultsFolder.open(folder).files());
    return outcome;
  }

  /** Goes on with a folder whose experiment was interrupted. */
  public void resume(Path folder) throws IOException, InterruptedException {
    ExperimentPlan plan = planAgain(folder);
    try (Experimenter experimenter = Experimenter.resume(plan, experiment(plan), folder)) {
      experimenter.runRemaining();
    }
  }

  /** A new folder's path, named by the time and the experiment. */
  public Path newFolder(String name) {
    return context
        .resultsRoot()
        .resolve(LocalDateTime.now(ZoneId.systemDefault()).format(TIME) + "-" + name);
  }

  /** Analyses a folder and keeps the summary in it. */
  public static Analysis analyse(Path folder, AnalysisSettings settings) throws IOException {
    return analyse(ResultsFolder.open(folder), settings);
  }

  /** The same from every call instead of the sealed histograms: slow, and a check of those. */
  public static Analysis recount(Path folder, AnalysisSettings settings) throws IOException {
    try (CallStore store = CallStore.open()) {
      return analyse(ResultsFolder.open(folder).recounted(store), settings);
    }
  }

  private static Analysis analyse(ResultsFolder results, AnalysisSettings settings)
      throws IOException {
    Analysis analysis = Summarizer.analyse(results, settings);
    analysis.summary().write(results.files());
    return analysis;
  }

  /** Where new results folders are made. */
  public Path resultsRoot() {
    return context.resultsRoot();
  }

  /** Gets ready to measure a plan in a new folder. */
  Experimenter experimenter(ExperimentPlan plan, Path folder)
      throws IOException, InterruptedException {
    return Experimenter.start(plan, experiment(plan), folder);
  }

  private ExperimentContext experiment(ExperimentPlan plan) {
    return experiment(plan, Rest.usual());
  }

  private ExperimentContext experiment(ExperimentPlan plan, Rest rest) {
    files.require(plan);
    return new ExperimentContext(
        context.installation(),
        files.agents(plan),
        files.backends(plan),
        context.machine(),
        rest,
        context.toolVersion(),
        context.invocation(),
        context.listener());
  }

  private PlanFacts facts(Path folder) {
    return new PlanFacts(freeDiskBytes(folder), catalog()::backend, ProgramPath::contains);
  }

  private static long freeDiskBytes(Path folder) {
    Path existing = folder.toAbsolutePath();
    while (!Files.exists(existing)) {
      existing = existing.getParent();
    }
    try {
      return Files.getFileStore(existing).getUsableSpace();
    } catch (IOException e) {
      // Then the disk is found full when it is.
      return Long.MAX_VALUE;
    }
  }

  /**
   * The releases of a framework's agent from one to another, both included, oldest first.
   *
   * @param every only each so many-th, counted from the first; the last is always among them
   * @throws ArtifactException when one of the two is none, or the list cannot be read
   */
  public List<FrameworkChoice> releases(
      FrameworkDefinition framework, String from, String to, int every) {
    try (Artifacts artifacts = Artifacts.of(catalog(), context.offline(), context.notices())) {
      return new Releases(artifacts, context.notices()).between(framework, from, to, every);
    }
  }

  /** What can be fetched for these frameworks: agents and the backends their files name. */
  public List<String> fetch(List<String> frameworks) {
    try (Artifacts artifacts = Artifacts.of(catalog(), context.offline(), context.notices())) {
      return new Fetching(catalog(), artifacts).of(frameworks);
    }
  }
}
