package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tare.model.Experiment;
import tare.results.ConfigurationSummary;
import tare.results.Summary;

/** What a table is about: the parameters that all its arms share. */
public final class Subject {

  private Subject() {}

  /** Two lines: what was measured, and where. */
  static List<String> of(Summary summary, Experiment experiment) {
    List<String> lines = new ArrayList<>();
    lines.add(
        (experiment.name() + " of " + experiment.createdAt() + ": ")
            + String.join(", ", facts(summary)));
    lines.addAll(experiment.jdks().values().stream().sorted().distinct().toList());
    return lines;
  }

  /** The parameters that all arms share, each in a few words. */
  public static List<String> facts(Summary summary) {
    List<String> facts = new ArrayList<>();
    addShared(facts, summary, arm -> Figures.count(arm.forks(), "fork"));
    addShared(
        facts, summary, arm -> Figures.count(arm.callsPerFork(), "call") + " a fork and thread");
    addShared(facts, summary, arm -> "depth " + arm.depth());
    addShared(facts, summary, arm -> Figures.count(arm.threads(), "thread"));
    addShared(facts, summary, arm -> "method time " + arm.methodTimeNanos() + " ns");
    addShared(facts, summary, arm -> pace(arm.rate()));
    facts.add("warm-up: " + summary.settings().warmup());
    return facts;
  }

  /**
   * How fast calls come.
   *
   * @param callsPerSecond 0 for one after the other
   */
  public static String pace(double callsPerSecond) {
    return callsPerSecond == 0 ? "back to back" : Figures.plain(callsPerSecond) + " calls a second";
  }

  private static void addShared(
      List<String> facts, Summary summary, Function<ConfigurationSummary, String> fact) {
    List<String> values = summary.configurations().stream().map(fact).distinct().toList();
    if (values.size() == 1) {
      facts.add(values.get(0));
    }
  }
}
