package tare.results.moobench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.ForkResult;
import tare.model.RecordAccounting;
import tare.model.RunSettings;
import tare.model.ScheduledFork;
import tare.model.Stage;
import tare.model.Warning;
import tare.model.WorkloadParameters;

/** What the raw files tell of the experiment that made them: little more than its arms. */
final class ImportedExperiment {

  /** The files do not say with which heap the original ran. */
  private static final RunSettings UNKNOWN =
      new RunSettings(List.of(), List.of(), 0, "", "", "", false);

  private final ImportRequest request;
  private final List<RawFile> files;
  private final RawCalls first;
  private final boolean severalDepths;

  /**
   * @param files in the order of the run
   * @param first the calls of the first file, which all others must resemble
   */
  ImportedExperiment(ImportRequest request, List<RawFile> files, RawCalls first) {
    this.request = request;
    this.files = files;
    this.first = first;
    this.severalDepths = files.stream().map(RawFile::depth).distinct().count() > 1;
  }

  Experiment experiment(String name, String createdAt) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        request.toolVersion(),
        name,
        createdAt,
        "moobench",
        "fixed",
        0,
        (int) files.stream().map(RawFile::fork).distinct().count(),
        UNKNOWN,
        arms(),
        schedule(),
        Map.of(),
        Map.of(),
        List.of(),
        Map.of(),
        request.invocation(),
        warnings());
  }

  private List<Arm> arms() {
    Map<String, Arm> arms = new LinkedHashMap<>();
    for (RawFile file : files) {
      arms.computeIfAbsent(arm(file), id -> arm(id, file));
    }
    return List.copyOf(arms.values());
  }

  private Arm arm(String id, RawFile file) {
    boolean bare = file.configuration() == ImportRequest.BASELINE;
    ImportedConfiguration configuration = request.configuration(file.configuration());
    return new Arm(
        id,
        bare ? "" : request.framework(),
        "",
        bare ? Arm.BASELINE : configuration.id(),
        bare ? Stage.BASELINE : configuration.stage(),
        configuration.title(),
        file.configuration(),
        bare ? "" : "agent",
        Arm.BASELINE + depth(file),
        WorkloadParameters.of(first.calls(), file.depth(), first.threads().size(), 0),
        "",
        List.of());
  }

  /** The id of the arm that the file is a fork of. */
  String arm(RawFile file) {
    return file.configuration() == ImportRequest.BASELINE
        ? Arm.BASELINE + depth(file)
        : request.framework()
            + ("/" + request.configuration(file.configuration()).id() + depth(file));
  }

  private String depth(RawFile file) {
    return severalDepths ? "/depth=" + file.depth() : "";
  }

  private List<ScheduledFork> schedule() {
    List<ScheduledFork> schedule = new ArrayList<>();
    for (RawFile file : files) {
      schedule.add(new ScheduledFork(schedule.size() + 1, file.fork(), arm(file)));
    }
    return schedule;
  }

  /** The line of a fork: nothing is known of it but its calls, and nothing proves its agent. */
  ForkResult fork(ScheduledFork fork, String startedAt) {
    return new ForkResult(
        ForkResult.SCHEMA_VERSION,
        fork.number(),
        fork.arm(),
        fork.block(),
        1,
        ForkResult.Status.COMPLETED,
        "",
        startedAt,
        0,
        0,
        0,
        null,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        null,
        RecordAccounting.of(0, 0, 0, Optional.empty()),
        List.of());
  }

  private List<Warning> warnings() {
    List<Warning> warnings = new ArrayList<>();
    warnings.add(
        new Warning(
            "imported",
            "the original recorded no machine, JDK, method time or agent, and interleaves no forks",
            "say beside these numbers where they are from; measure with tare for more"));
    if (request.calls().isEmpty() && files.size() == 1) {
      warnings.add(
          new Warning(
              "callsNotStated",
              ("nothing says whether " + first.calls() + " calls a thread are all: there is one")
                  + " file",
              "import again with --calls and the number that was asked for"));
    }
    return warnings;
  }
}
