package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.model.Warning;
import tare.results.ConfigurationSummary;
import tare.results.Summary;

/**
 * The warnings of a summary, those of one kind together.
 *
 * @param remedy the advice
 * @param messages what is doubtful, with the arms it concerns
 */
public record Doubts(String remedy, List<String> messages) {

  /** More arms with the same kind of doubt are counted, not listed. */
  private static final int LISTED = 2;

  /** A warning and the arm it concerns; an empty name for the whole experiment. */
  private record Concern(String arm, Warning warning) {}

  /** Those of the whole experiment first, then arm by arm. */
  public static List<Doubts> of(Summary summary) {
    Map<String, List<Concern>> byCode = new LinkedHashMap<>();
    summary.warnings().forEach(warning -> add(byCode, new Concern("", warning)));
    for (ConfigurationSummary configuration : summary.configurations()) {
      configuration
          .warnings()
          .forEach(warning -> add(byCode, new Concern(configuration.arm(), warning)));
    }
    return byCode.values().stream()
        .map(concerns -> new Doubts(concerns.get(0).warning().remedy(), messages(concerns)))
        .toList();
  }

  private static void add(Map<String, List<Concern>> byCode, Concern concern) {
    byCode.computeIfAbsent(concern.warning().code(), code -> new ArrayList<>()).add(concern);
  }

  private static List<String> messages(List<Concern> concerns) {
    long distinct =
        concerns.stream().map(concern -> concern.warning().message()).distinct().count();
    if (distinct == 1 && concerns.size() > LISTED) {
      return List.of(concerns.size() + " arms: " + concerns.get(0).warning().message());
    }
    List<String> messages = new ArrayList<>();
    for (Concern concern : concerns.subList(0, Math.min(LISTED, concerns.size()))) {
      String arm = concern.arm().isEmpty() ? "" : concern.arm() + ": ";
      messages.add(arm + concern.warning().message());
    }
    int more = concerns.size() - messages.size();
    if (more > 0) {
      messages.add("the same of " + more + (more == 1 ? " more arm" : " more arms"));
    }
    return messages;
  }
}
