package tare.analysis.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.MoobenchStatistics;
import tare.results.Summary;

/**
 * MooBench's eight statistics of a configuration, in microseconds for each call.
 *
 * @param title what the column is called
 * @param records what became of its records: no cost is shown without that
 * @param micros in the order of {@link #ROWS}; NaN where a single call has no spread
 */
record MoobenchColumn(String title, String records, List<Double> micros) {

  static final List<String> ROWS =
      List.of("mean", "sd", "ci95%", "md25%", "md50%", "md75%", "max", "min");

  private static final double NANOS_PER_MICRO = 1e3;

  /** The columns by framework, the baseline first in each, as the original measures it. */
  static Map<String, List<MoobenchColumn>> byFramework(Summary summary) {
    Map<String, List<MoobenchColumn>> columns = new LinkedHashMap<>();
    for (ConfigurationSummary arm : summary.configurations()) {
      if (!arm.framework().isEmpty()) {
        columns.computeIfAbsent(arm.framework(), framework -> columns(summary, framework));
      }
    }
    if (columns.isEmpty()) {
      columns.put("", columns(summary, ""));
    }
    return columns;
  }

  private static List<MoobenchColumn> columns(Summary summary, String framework) {
    List<ConfigurationSummary> arms = arms(summary, framework);
    return arms.stream().map(arm -> column(arm, title(arm, arms))).toList();
  }

  private static List<ConfigurationSummary> arms(Summary summary, String framework) {
    return summary.configurations().stream()
        .filter(arm -> arm.framework().isEmpty() || arm.framework().equals(framework))
        .filter(arm -> !arm.isBaseline() || arm.arm().equals(arm.baselineArm()))
        .filter(arm -> arm.moobench() != null)
        .toList();
  }

  /** A configuration that is measured under several parameters has one title but several arms. */
  private static String title(ConfigurationSummary arm, List<ConfigurationSummary> arms) {
    boolean unique = arms.stream().filter(other -> other.title().equals(arm.title())).count() == 1;
    return unique ? arm.title() : arm.title() + " (" + arm.arm() + ")";
  }

  private static MoobenchColumn column(ConfigurationSummary arm, String title) {
    MoobenchStatistics nanos = arm.moobench();
    return new MoobenchColumn(
        title,
        arm.isBaseline() ? Figures.NONE : Figures.arrived(arm.records()),
        List.of(
            nanos.mean() / NANOS_PER_MICRO,
            micros(nanos.sd()),
            micros(nanos.ci95()),
            nanos.q25() / NANOS_PER_MICRO,
            nanos.median() / NANOS_PER_MICRO,
            nanos.q75() / NANOS_PER_MICRO,
            nanos.max() / NANOS_PER_MICRO,
            nanos.min() / NANOS_PER_MICRO));
  }

  /** A remark that both tables print above the numbers. */
  String remark() {
    return "# " + title + ": records " + records;
  }

  private static double micros(Double nanos) {
    return nanos == null ? Double.NaN : nanos / NANOS_PER_MICRO;
  }
}
