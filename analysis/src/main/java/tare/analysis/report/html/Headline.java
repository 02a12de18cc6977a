package tare.analysis.report.html;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tare.analysis.report.Doubts;
import tare.analysis.report.Figures;
import tare.analysis.report.SelfTestReport;
import tare.analysis.report.Subject;
import tare.analysis.report.html.ReportPage.Fact;
import tare.analysis.summary.Analysis;
import tare.model.Verdict;
import tare.results.ConfigurationSummary;
import tare.results.SelfTest;
import tare.results.Summary;

/** What was measured, where, and whether it can be trusted: the first lines of the report. */
final class Headline {

  private static final double GIBIBYTE = 1L << 30;

  private final Analysis analysis;
  private final List<ConfigurationSummary> agents;
  private final Optional<SelfTest> selfTest;

  /**
   * @param selfTest is left out when it is another machine's
   */
  Headline(Analysis analysis, Optional<SelfTest> selfTest) {
    this.analysis = analysis;
    String machine = analysis.experiment().machine().get("id");
    this.selfTest = selfTest.filter(test -> test.machineId().equals(machine));
    this.agents =
        analysis.summary().configurations().stream().filter(arm -> !arm.isBaseline()).toList();
  }

  List<Fact> what() {
    List<String> frameworks =
        agents.stream().map(arm -> (arm.framework() + " " + arm.version()).strip()).toList();
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of("Agents", String.join(", ", frameworks.stream().distinct().toList())));
    facts.add(
        Fact.of(
            "Arms",
            (Figures.count(agents.size(), "configuration") + " and ")
                + Figures.count(baselines(), "baseline")));
    facts.add(Fact.of("Each", String.join(", ", Subject.facts(analysis.summary()))));
    facts.add(
        Fact.of(
            "Order",
            (analysis.experiment().order().equals("rmit")
                    ? "interleaved in shuffled blocks"
                    : analysis.experiment().order())
                + (", profile " + analysis.experiment().profile())));
    return facts;
  }

  private int baselines() {
    return analysis.summary().configurations().size() - agents.size();
  }

  List<Fact> where() {
    Map<String, String> machine = analysis.experiment().machine();
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of("Processor", processor(machine)));
    facts.add(Fact.of("Memory", memory(machine)));
    facts.add(Fact.of("System", machine.getOrDefault("os", "unknown")));
    facts.add(
        Fact.of(
            "Java",
            analysis.experiment().jdks().values().stream()
                .sorted()
                .distinct()
                .collect(Collectors.joining(", "))));
    facts.add(Fact.of("Machine", machine.getOrDefault("id", "unknown")));
    return facts;
  }

  private static String processor(Map<String, String> machine) {
    String model = machine.getOrDefault("cpuModel", "unknown");
    String cores = machine.get("usableCores");
    String kind = "true".equals(machine.get("virtual")) ? ", virtual" : "";
    return cores == null ? model : model + ", " + cores + " usable cores" + kind;
  }

  private static String memory(Map<String, String> machine) {
    String bytes = machine.get("usableMemoryBytes");
    return bytes == null || !bytes.matches("\\d{1,18}")
        ? "unknown"
        : Figures.decimal(Long.parseLong(bytes) / GIBIBYTE, 1) + " GiB";
  }

  List<Fact> trust() {
    List<Fact> facts = new ArrayList<>();
    facts.add(sameArm());
    selfTest.map(Headline::seen).ifPresent(facts::add);
    facts.add(records());
    facts.add(steadiness());
    facts.add(failures());
    int doubts = Doubts.of(analysis.summary()).size();
    facts.add(
        new Fact(
            "Doubts",
            doubts == 0 ? "none" : doubts + ", each with its remedy below",
            doubts == 0 ? "good" : "doubtful"));
    return facts;
  }

  private Fact sameArm() {
    List<Summary.SameArmCheck> checks = analysis.summary().sameArmChecks();
    if (checks.isEmpty()) {
      return new Fact("A/A test", "the baseline was not measured twice", "doubtful");
    }
    Set<Summary.SameArmCheck.Verdict> verdicts =
        checks.stream().map(Summary.SameArmCheck::verdict).collect(Collectors.toSet());
    if (verdicts.contains(Summary.SameArmCheck.Verdict.DIFFERS)) {
      return new Fact("A/A test", "the baseline measured twice differs from itself", "bad");
    }
    return verdicts.contains(Summary.SameArmCheck.Verdict.UNDECIDED)
        ? new Fact("A/A test", "too few forks, or too noisy, to tell", "doubtful")
        : new Fact("A/A test", "the baseline measured twice does not differ from itself", "good");
  }

  private static Fact seen(SelfTest test) {
    boolean good = !test.raisesFalseAlarms() && test.smallestChange() != null;
    String text = test.measuredAt().substring(0, 10) + ": " + SelfTestReport.seen(test);
    return new Fact("Self-test", text, good ? "good" : "doubtful");
  }

  private Fact records() {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    for (ConfigurationSummary arm : agents) {
      if (arm.records() != null) {
        verdicts.merge(arm.records().verdict(), 1, Integer::sum);
      }
    }
    String text =
        verdicts.entrySet().stream()
            .map(verdict -> verdict.getValue() + " " + VerdictWords.of(verdict.getKey()))
            .collect(Collectors.joining(", "));
    boolean forbidden = verdicts.keySet().stream().anyMatch(verdict -> !verdict.publishable());
    boolean doubtful =
        verdicts.containsKey(Verdict.LOSSY) || verdicts.containsKey(Verdict.UNPROVEN);
    return new Fact(
        "Records",
        text.isEmpty() ? "nothing was measured" : text,
        forbidden || text.isEmpty() ? "bad" : doubtful ? "doubtful" : "good");
  }

  private Fact steadiness() {
    int forks = 0;
    int steady = 0;
    for (ConfigurationSummary arm : analysis.summary().configurations()) {
      forks += arm.forks();
      steady += arm.steadyState() == null ? 0 : arm.steadyState().steadyForks();
    }
    return new Fact(
        "Steady state",
        steady + " of " + Figures.count(forks, "fork") + " reached one",
        steady == forks ? "good" : "doubtful");
  }

  private Fact failures() {
    int failed = analysis.failed().size();
    return failed == 0
        ? new Fact("Processes", "none failed", "good")
        : new Fact("Processes", Figures.count(failed, "attempt") + " failed", "doubtful");
  }
}
