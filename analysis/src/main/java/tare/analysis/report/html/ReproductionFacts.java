package tare.analysis.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tare.analysis.report.Subject;
import tare.analysis.report.html.ReportPage.AgentFile;
import tare.analysis.report.html.ReportPage.Fact;
import tare.analysis.report.html.ReportPage.Reproduction;
import tare.analysis.summary.Analysis;
import tare.model.Experiment;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;
import tare.results.Summary;

/** Everything that somebody needs who wants to measure the same again. */
final class ReproductionFacts {

  private ReproductionFacts() {}

  static Reproduction of(Analysis analysis) {
    Experiment experiment = analysis.experiment();
    return new Reproduction(
        String.join(" ", experiment.invocation()),
        parameters(experiment, analysis.summary().settings()),
        experiment.agents().stream()
            .map(
                agent ->
                    new AgentFile(
                        agent.framework(), agent.coordinates(), agent.sha256(), agent.pinned()))
            .toList(),
        facts(experiment.machine()),
        commandLines(experiment));
  }

  private static List<Fact> parameters(Experiment experiment, Summary.Settings analysed) {
    RunSettings settings = experiment.settings();
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of("Tare", experiment.toolVersion()));
    facts.add(Fact.of("profile", experiment.profile()));
    facts.add(Fact.of("order", experiment.order()));
    facts.add(Fact.of("seed", Long.toString(experiment.seed())));
    facts.add(Fact.of("blocks", Integer.toString(experiment.blocks())));
    facts.addAll(workload(experiment));
    facts.add(Fact.of("heap", String.join(" ", settings.heapArgs())));
    facts.add(Fact.of("pause after a fork", settings.sleepMillis() + " ms"));
    addGiven(facts, "class path", String.join(" ", settings.classPath()));
    addGiven(facts, "prepare", settings.prepare());
    addGiven(facts, "clean up", settings.cleanup());
    addGiven(facts, "CPUs of receivers", settings.receiverCpus());
    facts.add(Fact.of("warm-up rule", analysed.warmup()));
    facts.add(Fact.of("level of intervals", Double.toString(analysed.confidence())));
    return facts;
  }

  /** Of the workload; what was swept has several values. */
  private static List<Fact> workload(Experiment experiment) {
    List<Fact> facts = new ArrayList<>();
    facts.add(values("calls a fork and thread", experiment, p -> Long.toString(p.calls())));
    facts.add(values("depth", experiment, p -> Integer.toString(p.depth())));
    facts.add(values("threads", experiment, p -> Integer.toString(p.threads())));
    facts.add(values("method time", experiment, p -> p.methodTimeNanos() + " ns"));
    facts.add(values("pace", experiment, p -> Subject.pace(p.callsPerSecond())));
    facts.add(values("iterations", experiment, p -> Integer.toString(p.iterations())));
    facts.add(values("application", experiment, WorkloadParameters::application));
    return facts;
  }

  private static Fact values(
      String name, Experiment experiment, Function<WorkloadParameters, String> value) {
    return Fact.of(
        name,
        experiment.arms().stream()
            .map(arm -> value.apply(arm.parameters()))
            .distinct()
            .collect(Collectors.joining(", ")));
  }

  private static void addGiven(List<Fact> facts, String name, String text) {
    if (!text.isEmpty()) {
      facts.add(Fact.of(name, text));
    }
  }

  private static List<Fact> facts(Map<String, String> values) {
    return new TreeMap<>(values)
        .entrySet().stream().map(fact -> Fact.of(fact.getKey(), fact.getValue())).toList();
  }

  private static List<Fact> commandLines(Experiment experiment) {
    return experiment.arms().stream()
        .filter(arm -> experiment.commandLines().containsKey(arm.id()))
        .map(arm -> Fact.of(arm.id(), String.join(" ", experiment.commandLines().get(arm.id()))))
        .toList();
  }
}
