package tare.analysis.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tare.analysis.report.html.ReportPage.AgentFile;
import tare.analysis.report.html.ReportPage.Fact;
import tare.analysis.report.html.ReportPage.Reproduction;
import tare.analysis.summary.Analysis;
import tare.model.Experiment;
import tare.model.RunSettings;
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
