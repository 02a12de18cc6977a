package tare.analysis.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import tare.analysis.report.Figures;
import tare.analysis.report.html.ArmColumn.Measured;
import tare.analysis.report.html.ArmTable.Cell;
import tare.model.Verdict;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.CallTimes;
import tare.results.ConfigurationSummary.Cost;
import tare.results.ConfigurationSummary.Overhead;

/** What the table says of each arm: first what it costs, and whether the records arrived. */
final class ArmColumns {

  private ArmColumns() {}

  /**
   * The columns that have something to say.
   *
   * @param several whether there is more than one experiment
   * @param confidence level of the intervals
   */
  static List<ArmColumn> of(List<Measured> arms, boolean several, double confidence) {
    String interval = ", with its " + Figures.level(confidence) + " interval";
    double greatest = overheads(arms).stream().mapToDouble(ArmColumns::nanos).reduce(0, Math::max);
    List<ArmColumn> columns = new ArrayList<>();
    columns.add(
        number(
            "Overhead",
            "ns",
            "Mean for each monitored call, against the baseline" + interval + " over forks",
            arm -> mean(arm, greatest)));
    columns.add(
        number(
            "Delivered",
            "",
            "Share of the expected records that arrived, and the verdict on them",
            ArmColumns::delivered));
    if (several) {
      columns.add(text("Experiment", "Where it was measured", m -> Cell.words(m.experiment(), "")));
    }
    columns.add(
        text(
            "Stage",
            "What the configuration switches on",
            m -> Cell.words(m.arm().stage().label(), m.arm().title())));
    columns.add(difference("Median", "medians" + interval, Overhead::medianNanosPerMonitoredCall));
    columns.add(
        difference("p99", "99th percentiles" + interval, Overhead::p99NanosPerMonitoredCall));
    if (overheads(arms).stream().anyMatch(overhead -> overhead.ratio() != null)) {
      columns.add(number("Ratio", "", "Slow-down of the mean" + interval, ArmColumns::ratio));
    }
    columns.addAll(costs());
    return List.copyOf(columns);
  }

  private static List<ArmColumn> costs() {
    return List.of(
        number(
            "Start",
            "s",
            "From the launch of the JVM until it was ready",
            arm -> cost(arm, Cost::startupNanos, Figures::seconds)),
        number(
            "CPU",
            "ns/record",
            "CPU time of all threads for each record",
            arm -> cost(arm, Cost::cpuNanosPerRecord, Figures::nanos)),
        number(
            "Load",
            "records/s",
            "Records offered each second",
            arm -> cost(arm, Cost::recordsOfferedPerSecond, Figures::rate)));
  }

  private static List<Overhead> overheads(List<Measured> arms) {
    return arms.stream().map(m -> m.arm().overhead()).filter(Objects::nonNull).toList();
  }

  private static double nanos(Overhead overhead) {
    return overhead.nanosPerMonitoredCall().estimate();
  }

  private static ArmColumn number(
      String title, String unit, String meaning, Function<ConfigurationSummary, Cell> cell) {
    return new ArmColumn(title, unit, true, meaning, measured -> cell.apply(measured.arm()));
  }

  private static ArmColumn text(String title, String meaning, Function<Measured, Cell> cell) {
    return new ArmColumn(title, "", false, meaning, cell);
  }

  private static ArmColumn difference(
      String title, String ofWhat, Function<Overhead, ConfidenceInterval> interval) {
    return number(
        title,
        "ns",
        "For each monitored call, the difference of the " + ofWhat,
        arm ->
            arm.overhead() == null
                ? Cell.number(Figures.NONE, null)
                : estimate(interval.apply(arm.overhead())));
  }

  private static Cell estimate(ConfidenceInterval interval) {
    return interval == null
        ? Cell.number(Figures.NONE, null)
        : Cell.number(
            Figures.nanos(interval.estimate()), interval.estimate(), Figures.limits(interval));
  }

  private static Cell mean(ConfigurationSummary arm, double greatest) {
    if (arm.overhead() == null) {
      return Cell.number(Figures.whyNoOverhead(arm), null, ownTime(arm));
    }
    Cell estimate = estimate(arm.overhead().nanosPerMonitoredCall());
    double share = greatest > 0 ? Math.max(0, nanos(arm.overhead()) / greatest) : 0;
    return new Cell(estimate.text(), estimate.order(), estimate.aside(), share, "");
  }

  /** What the baseline itself takes, which every overhead is to be seen against. */
  private static String ownTime(ConfigurationSummary arm) {
    CallTimes call = arm.nanosPerCall();
    return arm.isBaseline() && call != null
        ? "itself " + Figures.nanos(call.mean() / arm.depth())
        : "";
  }

  private static Cell ratio(ConfigurationSummary arm) {
    ConfidenceInterval ratio = arm.overhead() == null ? null : arm.overhead().ratio();
    return ratio == null
        ? Cell.number(Figures.NONE, null)
        : Cell.number(Figures.slowdown(ratio), ratio.estimate(), Figures.limits(ratio));
  }

  private static Cell cost(
      ConfigurationSummary arm, Function<Cost, Double> cost, Function<Double, String> words) {
    Double value = arm.cost() == null ? null : cost.apply(arm.cost());
    return Cell.number(value == null ? Figures.NONE : words.apply(value), value);
  }

  private static Cell delivered(ConfigurationSummary arm) {
    if (arm.isBaseline() || arm.records() == null) {
      return Cell.number(Figures.NONE, null);
    }
    Verdict verdict = arm.records().verdict();
    if (arm.records().expected() == 0) {
      return new Cell(
          VerdictWords.of(Verdict.NONE), "", "", 0, verdict == Verdict.NONE ? "" : verdict.label());
    }
    double share = (double) arm.records().delivered() / arm.records().expected();
    return new Cell(Figures.share(arm.records()), Double.toString(share), "", 0, verdict.label());
  }
}
