package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.model.Warning;
import tare.results.ConfigurationSummary;
import tare.results.Summary;

/**
 * The warnings of a summary, those with the same advice together.
 *
 * @param remedy the advice
 * @param messages what is doubtful, with the arm where it concerns one
 */
record Doubts(String remedy, List<String> messages) {

  static List<Doubts> of(Summary summary) {
    Map<String, List<String>> byRemedy = new LinkedHashMap<>();
    summary.warnings().forEach(warning -> add(byRemedy, warning, ""));
    for (ConfigurationSummary configuration : summary.configurations()) {
      configuration
          .warnings()
          .forEach(warning -> add(byRemedy, warning, configuration.arm() + ": "));
    }
    return byRemedy.entrySet().stream()
        .map(doubts -> new Doubts(doubts.getKey(), doubts.getValue()))
        .toList();
  }

  private static void add(Map<String, List<String>> byRemedy, Warning warning, String prefix) {
    byRemedy
        .computeIfAbsent(warning.remedy(), remedy -> new ArrayList<>())
        .add(prefix + warning.message());
  }
}
