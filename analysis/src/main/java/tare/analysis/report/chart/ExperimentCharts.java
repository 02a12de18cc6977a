package tare.analysis.report.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.knowm.xchart.XYChart;
import tare.analysis.report.ArmNames;
import tare.analysis.report.Figures;
import tare.analysis.statistics.DrawnDistribution;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.ForkCourse;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.CallTimes;

/** The charts of one experiment, by the name of their file. */
final class ExperimentCharts {

  private static final String CALL = "duration of a call";
  private static final String MONITORED = "for each monitored call";

  private final Analysis analysis;
  private final List<String> frameworks;
  private final Map<String, XYChart> charts = new LinkedHashMap<>();

  private ExperimentCharts(Analysis analysis) {
    this.analysis = analysis;
    this.frameworks =
        arms().stream()
            .filter(arm -> !arm.isBaseline())
            .map(ConfigurationSummary::framework)
            .distinct()
            .toList();
  }

  static Map<String, XYChart> of(Analysis analysis) {
    ExperimentCharts charts = new ExperimentCharts(analysis);
    charts.overhead();
    charts.stages();
    charts.delivery();
    charts.durations();
    charts.distributions();
    charts.warmups();
    charts.charts.putAll(ScalingCharts.of(analysis.summary()));
    charts.charts.putAll(new ResourceCharts(analysis).charts());
    charts.charts.putAll(ReleaseCharts.of(analysis.summary()));
    return charts.charts;
  }

  private List<ConfigurationSummary> arms() {
    return analysis.summary().configurations();
  }

  private List<ConfigurationSummary> published() {
    return arms().stream().filter(arm -> arm.overhead() != null).toList();
  }

  private Color colour(String framework) {
    return Look.colour(frameworks.indexOf(framework));
  }

  private IntervalRows.Row row(ConfigurationSummary arm, ConfidenceInterval interval) {
    return new IntervalRows.Row(
        arm.arm(), interval, colour(arm.framework()), Look.marker(arm.stage()));
  }

  private void overhead() {
    List<IntervalRows.Row> rows =
        published().stream().map(arm -> row(arm, arm.overhead().nanosPerMonitoredCall())).toList();
    addRows("overhead", "Overhead " + MONITORED, "overhead " + MONITORED, rows);
  }

  private void stages() {
    Map<String, ConfigurationSummary> byId = new LinkedHashMap<>();
    arms().forEach(arm -> byId.put(arm.arm(), arm));
    List<IntervalRows.Row> rows =
        analysis.summary().stageCosts().stream()
            .map(cost -> row(byId.get(cost.toArm()), cost.nanosPerMonitoredCall()))
            .toList();
    addRows("stages", "What each stage adds " + MONITORED, "cost of the stage", rows);
  }

  private void addRows(String file, String title, String axis, List<IntervalRows.Row> rows) {
    if (!rows.isEmpty()) {
      String level = Figures.level(analysis.summary().settings().confidence());
      String words = title + ", " + level + " intervals";
      charts.put(file, IntervalRows.draw(words, axis, rows).chart());
    }
  }

  private void delivery() {
    List<ConfigurationSummary> arms =
        published().stream()
            .filter(arm -> arm.records() != null && arm.records().expected() > 0)
            .toList();
    if (!arms.isEmpty()) {
      charts.put("delivery", DeliveryChart.draw(arms, this::colour).chart());
    }
  }

  private void durations() {
    List<ConfigurationSummary> timed =
        arms().stream().filter(arm -> arm.nanosPerCall() != null).toList();
    if (timed.isEmpty()) {
      return;
    }
    Range range =
        Range.decades(
            timed.stream()
                .mapToDouble(arm -> Math.max(1, arm.nanosPerCall().min()))
                .min()
                .orElse(1),
            timed.stream().mapToDouble(arm -> greatest(arm.nanosPerCall())).max().orElse(1));
    Plot plot =
        Plot.ofRows(
                "Durations: least, quartiles, p99; mean with interval",
                range.named(CALL),
                timed.stream().map(ConfigurationSummary::arm).toList())
            .xAxis(range, Ticks::duration);
    for (int i = 0; i < timed.size(); i++) {
      ConfigurationSummary arm = timed.get(i);
      new Box(plot, range, colour(arm.framework()))
          .draw(
              arm.nanosPerCall(),
              analysis.summary().settings().confidence(),
              Plot.y(i, timed.size()));
    }
    charts.put("durations", plot.chart());
  }

  private static double greatest(CallTimes times) {
    return Math.max(times.p99(), times.mean());
  }

  /** One chart for each agent: more lines could not be told apart. */
  private void distributions() {
    for (String framework : frameworks) {
      List<ConfigurationSummary> shown =
          arms().stream()
              .filter(arm -> arm.isBaseline() || arm.framework().equals(framework))
              .filter(arm -> analysis.distributions().containsKey(arm.arm()))
              .toList();
      if (shown.stream().anyMatch(arm -> !arm.isBaseline())) {
        charts.put("distribution-" + framework, distribution(framework, shown));
      }
    }
  }

  private XYChart distribution(String framework, List<ConfigurationSummary> shown) {
    List<List<Double>> quantiles =
        shown.stream().map(arm -> analysis.distributions().get(arm.arm()).quantiles()).toList();
    Range range =
        Range.decades(
            quantiles.stream().mapToDouble(q -> Math.max(1, q.get(0))).min().orElse(1),
            quantiles.stream().mapToDouble(q -> q.get(q.size() - 1)).max().orElse(1));
    List<String> names = shown.stream().map(ExperimentCharts::inAgent).toList();
    Plot plot =
        Plot.withLegend(
                "Share of calls up to a duration: " + framework,
                range.named(CALL),
                "share of calls",
                420,
                names)
            .xAxis(range, Ticks::duration)
            .yAxis(Range.straight(0, 1), Ticks::percent);
    double[] shares = DrawnDistribution.SHARES.stream().mapToDouble(share -> share).toArray();
    int baselines = (int) shown.stream().filter(ConfigurationSummary::isBaseline).count();
    for (int i = 0; i < shown.size(); i++) {
      double[] nanos = quantiles.get(i).stream().mapToDouble(q -> Math.max(1, q)).toArray();
      ConfigurationSummary arm = shown.get(i);
      int place = arm.isBaseline() ? i : i - baselines;
      Color colour = arm.isBaseline() ? Look.FAINT : Look.colour(place);
      plot.named(names.get(i), nanos, shares, colour, Look.line(place));
    }
    return plot.chart();
  }

  /** What an arm is called in a chart of its agent. */
  private static String inAgent(ConfigurationSummary arm) {
    return arm.isBaseline() ? arm.arm() : ArmNames.ofArm(arm.arm());
  }

  private void warmups() {
    for (ConfigurationSummary arm : arms()) {
      List<ForkCourse> forks =
          analysis.forks().stream()
              .filter(fork -> fork.result().arm().equals(arm.arm()))
              .filter(fork -> !fork.nanosPerCall().isEmpty())
              .toList();
      if (!forks.isEmpty()) {
        charts.put("warmup-" + arm.arm().replace('/', '-'), warmup(arm, forks));
      }
    }
  }

  private XYChart warmup(ConfigurationSummary arm, List<ForkCourse> forks) {
    double greatest =
        forks.stream()
            .flatMap(fork -> fork.nanosPerCall().stream())
            .filter(Objects::nonNull)
            .mapToDouble(nanos -> nanos)
            .max()
            .orElse(1);
    int last = forks.stream().mapToInt(fork -> fork.nanosPerCall().size()).max().orElse(1);
    Plot plot =
        new Plot(
                "Warm-up of " + arm.arm() + ", a line for each fork; what follows the mark counts",
                "iteration",
                "mean duration of a call",
                400)
            .xAxis(Range.straight(1, Math.max(2, last)), Ticks::plain)
            .yAxis(Range.straight(0, 1.05 * greatest), Ticks::duration);
    for (int i = 0; i < forks.size(); i++) {
      List<Double> nanos = forks.get(i).nanosPerCall();
      double[] iterations = new double[nanos.size()];
      List<Double> ys = new ArrayList<>(nanos);
      for (int k = 0; k < iterations.length; k++) {
        iterations[k] = k + 1.0;
      }
      Color colour = colour(arm.framework());
      plot.line(iterations, ys.stream().mapToDouble(y -> y).toArray(), colour, Look.line(i));
      int first = forks.get(i).firstIteration();
      plot.point(first + 1.0, nanos.get(first), Look.marker(arm.stage()), colour);
    }
    return plot.chart();
  }
}
