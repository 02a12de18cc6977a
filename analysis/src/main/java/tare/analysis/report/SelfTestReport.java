package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tare.results.ConfidenceInterval;
import tare.results.SelfTest;

/** What a self-test found, for people. */
public final class SelfTestReport {

  private static final int WIDTH = 100;
  private static final String INDENT = "  ";

  private SelfTestReport() {}

  /** One table and one verdict. */
  public static String render(SelfTest test) {
    List<String> lines = new ArrayList<>();
    lines.addAll(wrap(subject(test)));
    lines.add("");
    lines.add(row("known cost", "ns", "found", "95 % interval", "bias", "coverage, %", "seen, %"));
    for (SelfTest.Step step : test.steps()) {
      lines.add(
          row(
              "about " + Figures.decimal(step.targetNanos(), 0) + " ns",
              Figures.nanos(step.trueNanos()),
              Figures.nanos(step.nanosPerMonitoredCall().estimate()),
              Figures.limits(step.nanosPerMonitoredCall()),
              Figures.decimal(step.biasNanos(), 2),
              rate(step.coverage()),
              rate(step.seen())));
    }
    for (SelfTest.ImposedChange change : test.changes()) {
      String name = "+" + Figures.percent(change.change(), 0) + " of a call";
      double nanos = change.change() * test.callNanos() / test.depth();
      lines.add(row(name, Figures.nanos(nanos), "", "", "", "", rate(change.seen())));
    }
    lines.add("");
    notes(test).forEach(note -> lines.addAll(wrap(note)));
    lines.add("");
    lines.addAll(wrap(verdict(test)));
    return String.join("\n", lines) + "\n";
  }

  private static String row(Object... cells) {
    return String.format(Locale.ROOT, "%-16s %7s %9s %-18s %7s  %-18s %s", cells).stripTrailing();
  }

  private static String subject(SelfTest test) {
    return ("Self-test of " + test.measuredAt() + " on machine " + test.machineId() + ": ")
        + (test.blocks() + " blocks in " + minutes(test.elapsedSeconds()) + " of ")
        + (minutes(test.budgetSeconds()) + ", " + test.callsPerFork() + " calls of depth ")
        + (test.depth() + " a fork, seed " + test.seed() + ".");
  }

  private static List<String> notes(SelfTest test) {
    String confidence = confidence(test);
    return List.of(
        "Costs are ns for each monitored call; the known one is timed apart in the same forks."
            + (" Coverage (of 95 % intervals) and seen (slower at " + confidence + ") are shares")
            + (" of " + test.experiments() + " experiments of " + test.forksPerArm())
            + " forks an arm, drawn from these blocks; in brackets what so few blocks can bound.",
        "Shares of a call are imposed exactly on real forks whose call takes "
            + (Figures.nanos(test.callNanos()) + " ns."),
        "Equal arms under two names were found to differ at "
            + (confidence + " in " + rate(test.sameArms().falseAlarms()) + " % of experiments; ")
            + (test.sameArms().independentTrials() + " of them share no fork."));
  }

  /** One sentence. */
  public static String verdict(SelfTest test) {
    String seen =
        test.smallestChange() == null
            ? "not even a doubling of call time is seen"
            : "changes from " + percent(test.smallestChange()) + " of call time on are seen";
    String step =
        test.smallestStepNanos() == null
            ? ""
            : ", and costs from "
                + Figures.nanos(test.smallestStepNanos())
                + " ns for each monitored call on";
    String alarms =
        test.raisesFalseAlarms()
            ? " But equal arms differ too often: trust no small change, and see tare doctor."
            : "";
    return ("On this machine, today, " + seen + step + " (in nine of ten comparisons of ")
        + (test.forksPerArm() + " forks each, at " + confidence(test) + ").")
        + alarms;
  }

  /** What later results on the same machine say of it; ends with an end of line. */
  public static String reminder(SelfTest test) {
    String text =
        ("The self-test of this machine on " + test.measuredAt().substring(0, 10) + " ")
            + (seen(test) + ".");
    return String.join("\n", wrap(text)) + "\n";
  }

  /** What it saw, and how often equal arms differed, without a full stop. */
  public static String seen(SelfTest test) {
    String seen =
        test.smallestChange() == null
            ? "saw not even a doubling of call time"
            : "saw changes from " + percent(test.smallestChange()) + " of call time on";
    return (seen + " (" + test.forksPerArm() + " forks each, " + confidence(test))
        + ("); equal arms differed in " + rate(test.sameArms().falseAlarms()) + " %");
  }

  private static String confidence(SelfTest test) {
    return Figures.level(test.confidence());
  }

  private static String percent(double share) {
    return Figures.percent(share, 1);
  }

  /** In percent, with the limits. */
  private static String rate(ConfidenceInterval rate) {
    return Figures.decimal(100 * rate.estimate(), 1)
        + (" [" + Figures.decimal(100 * rate.low(), 0) + ", ")
        + (Figures.decimal(100 * rate.high(), 0) + "]");
  }

  private static String minutes(double seconds) {
    long whole = Math.round(seconds);
    return String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60);
  }

  private static List<String> wrap(String text) {
    return TextLayout.wrap("", text, WIDTH, INDENT);
  }
}
