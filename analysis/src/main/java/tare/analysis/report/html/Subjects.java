package tare.analysis.report.html;

import java.util.List;
import java.util.stream.Collectors;
import tare.analysis.report.Figures;
import tare.analysis.report.ScalingWords;
import tare.analysis.summary.Analysis;
import tare.results.ConfigurationSummary;
import tare.results.Scaling;

/**
 * What a report is about, in the words of its heading and of the browser's tab.
 *
 * @param agents as people read them, in the order in which they were measured
 * @param axes what was swept
 * @param experiments their names
 * @param dates when they began
 */
public record Subjects(
    List<String> agents, List<String> axes, List<String> experiments, List<String> dates) {

  /** More agents are counted, not named. */
  private static final int NAMED = 3;

  static Subjects of(List<Analysis> analyses) {
    return new Subjects(
        analyses.stream()
            .flatMap(analysis -> analysis.summary().configurations().stream())
            .filter(arm -> !arm.isBaseline())
            .map(Subjects::agent)
            .distinct()
            .toList(),
        analyses.stream()
            .flatMap(analysis -> analysis.summary().scalings().stream())
            .map(Scaling::axis)
            .distinct()
            .map(ScalingWords::name)
            .toList(),
        analyses.stream().map(analysis -> analysis.experiment().name()).distinct().toList(),
        analyses.stream()
            .map(analysis -> analysis.experiment().createdAt().substring(0, 10))
            .distinct()
            .sorted()
            .toList());
  }

  /** A version that is no number, as of an agent that was just built, says nothing here. */
  private static String agent(ConfigurationSummary arm) {
    return arm.version().matches("\\d.*") ? arm.framework() + " " + arm.version() : arm.framework();
  }

  /** What the page shows. */
  public String heading() {
    String swept = axes.isEmpty() ? "" : " over " + joined(axes);
    if (agents.isEmpty()) {
      return "What the baselines take" + swept;
    }
    String subject = agents.size() > NAMED ? agents.size() + " agents" : joined(agents);
    return "What " + subject + (agents.size() == 1 ? " costs" : " cost") + swept;
  }

  /** What tells the page from others in tabs, bookmarks and file names. */
  public String title() {
    List<String> named = agents.stream().limit(NAMED).toList();
    int more = agents.size() - named.size();
    String subject = agents.isEmpty() ? "Baselines" : String.join(", ", named);
    return subject
        + (more == 0 ? "" : " and " + Figures.count(more, "other"))
        + (axes.isEmpty() ? "" : " over " + joined(axes))
        + (": cost, measured " + period());
  }

  /** The experiments and their days. */
  public String measured() {
    return String.join(", ", experiments) + ", measured " + period();
  }

  private String period() {
    String first = dates.get(0);
    String last = dates.get(dates.size() - 1);
    return first.equals(last) ? first : first + " to " + last;
  }

  private static String joined(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : names.subList(0, last).stream().collect(Collectors.joining(", ", "", " and "))
            + names.get(last);
  }
}
