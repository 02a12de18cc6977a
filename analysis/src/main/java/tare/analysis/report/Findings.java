package tare.analysis.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tare.analysis.steadystate.ForkClass;
import tare.model.Arm;
import tare.model.RecordAccounting;
import tare.model.Stage;
import tare.model.Verdict;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.Summary;

/** What the numbers say, in plain sentences. */
public final class Findings {

  private static final Comparator<ConfigurationSummary> BY_NANOS =
      Comparator.comparingDouble(Findings::nanos);

  /** More than a second for each call can hide only where the data say nothing. */
  private static final double MOST_HIDING_NANOS = 1e9;

  private Findings() {}

  /** Sentences in the order of their weight for the reader. */
  public static List<String> of(Summary summary) {
    List<String> sentences = new ArrayList<>();
    baseline(summary).ifPresent(sentences::add);
    sentences.addAll(sameArm(summary));
    precision(summary).ifPresent(sentences::add);
    if (!summary.scalings().isEmpty()) {
      return sentences; // What every arm of a sweep costs stands in its rows.
    }
    sentences.addAll(stages(summary));
    summary.versionDifferences().forEach(difference -> sentences.add(version(difference)));
    sentences.addAll(cheapest(summary));
    agents(summary).map(Findings::losses).flatMap(Optional::stream).forEach(sentences::add);
    agents(summary).map(Findings::notPublished).flatMap(Optional::stream).forEach(sentences::add);
    return sentences;
  }

  /** The baseline's own time, which the table takes off; where there is more than one, none. */
  private static Optional<String> baseline(Summary summary) {
    List<ConfigurationSummary> baselines =
        summary.configurations().stream()
            .filter(arm -> arm.isBaseline() && arm.arm().equals(arm.baselineArm()))
            .toList();
    if (baselines.size() != 1 || baselines.get(0).nanosPerCall() == null) {
      return Optional.empty();
    }
    ConfigurationSummary baseline = baselines.get(0);
    ConfigurationSummary.CallTimes times = baseline.nanosPerCall();
    return Optional.of(
        ("Without agent a call takes " + Figures.nanos(times.mean()) + " ns (median ")
            + (Figures.nanos(times.median()) + ", p99 " + Figures.nanos(times.p99()) + "), ")
            + (Figures.nanos(times.mean() / baseline.depth()) + " ns for each monitored call."));
  }

  /** How measuring ended that was to go on until it is precise enough. */
  private static Optional<String> precision(Summary summary) {
    return Optional.ofNullable(summary.precision()).map(PrecisionWords::of);
  }

  private static List<String> sameArm(Summary summary) {
    return summary.sameArmChecks().isEmpty()
        ? List.of("No A/A: the baseline was not measured twice, so small differences mean little.")
        : summary.sameArmChecks().stream().map(Findings::sameArm).toList();
  }

  private static String sameArm(Summary.SameArmCheck check) {
    ConfidenceInterval difference = check.nanosPerMonitoredCall();
    return ("A/A: " + check.again() + " against " + check.arm() + ", which is the same, ")
        + (Figures.measured(difference) + ": " + sameArmVerdict(check) + ".");
  }

  /** What an A/A test found, without a full stop. */
  public static String sameArmVerdict(Summary.SameArmCheck check) {
    return switch (check.verdict()) {
      case SAME -> "no difference that matters, as it should be";
      case DIFFERS -> "a difference where none is, so trust no small difference here";
      case UNDECIDED -> "cannot tell" + hiding(check.nanosPerMonitoredCall());
    };
  }

  private static String hiding(ConfidenceInterval difference) {
    double most =
        difference.bounded()
            ? Math.max(-difference.low(), difference.high())
            : Double.POSITIVE_INFINITY;
    if (most > MOST_HIDING_NANOS) {
      return ", measure more forks";
    }
    return (", ±" + Figures.nanos(most) + " ns can hide here, and ±")
        + (Figures.decimal(Summary.SameArmCheck.RELEVANT_NANOS, 0) + " ns matter: measure more")
        + " forks, or on a quieter machine";
  }

  private static List<String> stages(Summary summary) {
    Map<String, List<String>> byFramework = new LinkedHashMap<>();
    Set<String> inSteps = new HashSet<>();
    for (Summary.StageCost cost : summary.stageCosts()) {
      if (!cost.fromArm().startsWith(Arm.BASELINE)) {
        inSteps.add(cost.framework());
      }
      ConfidenceInterval nanos = cost.nanosPerMonitoredCall();
      byFramework
          .computeIfAbsent(cost.framework(), framework -> new ArrayList<>())
          .add(
              (ArmNames.ofArm(cost.toArm()) + " " + Figures.nanos(nanos.estimate()))
                  + (" " + Figures.bracketed(nanos)));
    }
    // Configurations of a single stage are alternatives, which the table shows.
    return byFramework.entrySet().stream()
        .filter(stages -> inSteps.contains(stages.getKey()))
        .map(
            stages ->
                (stages.getKey() + " stage by stage: " + String.join(", ", stages.getValue()))
                    + " ns for each monitored call.")
        .toList();
  }

  private static String version(Summary.VersionDifference difference) {
    ConfidenceInterval nanos = difference.nanosPerMonitoredCall();
    String sign = nanos.estimate() > 0 ? "+" : "";
    return (difference.toArm() + " against " + difference.fromArm() + ": ")
        + (sign + Figures.measured(nanos))
        + " for each monitored call; a call takes "
        + (Figures.ratio(difference.ratio()).replaceFirst(" ", " times as long ") + ".");
  }

  private static List<String> cheapest(Summary summary) {
    List<ConfigurationSummary> exporting = exporting(summary).toList();
    List<ConfigurationSummary> complete =
        exporting.stream().filter(arm -> arm.records().verdict() == Verdict.COMPLETE).toList();
    if (complete.isEmpty()) {
      return exporting.isEmpty() ? List.of() : List.of("No agent delivered every record.");
    }
    Optional<ConfigurationSummary> best =
        complete.stream().filter(arm -> !putsOff(arm)).min(BY_NANOS);
    if (best.isEmpty()) {
      return List.of(
          "No agent delivered every record while its calls were made; of those that put work off the"
              + " cheapest is "
              + named(complete.stream().min(BY_NANOS).orElseThrow()));
    }
    List<String> sentences = new ArrayList<>();
    sentences.add("Cheapest complete: " + named(best.get()));
    cheaper(complete, best.get())
        .map(arm -> "Cheaper, but it puts work off until the calls have ended: " + named(arm))
        .ifPresent(sentences::add);
    List<ConfigurationSummary> lossy =
        exporting.stream().filter(arm -> arm.records().verdict() == Verdict.LOSSY).toList();
    cheaper(lossy, best.get())
        .map(arm -> "Cheaper, but it loses records: " + named(arm))
        .ifPresent(sentences::add);
    return sentences;
  }

  private static Optional<ConfigurationSummary> cheaper(
      List<ConfigurationSummary> arms, ConfigurationSummary best) {
    return arms.stream().filter(arm -> nanos(arm) < nanos(best)).min(BY_NANOS);
  }

  /** Whether many of its records came only after the calls: their cost is not all in the calls. */
  private static boolean putsOff(ConfigurationSummary arm) {
    return arm.warnings().stream()
        .anyMatch(warning -> warning.code().equals(ForkClass.BACKLOG.label()));
  }

  private static Stream<ConfigurationSummary> agents(Summary summary) {
    return summary.configurations().stream().filter(arm -> !arm.isBaseline());
  }

  /** Agents that bring records out, with a published cost; the reference is no product. */
  private static Stream<ConfigurationSummary> exporting(Summary summary) {
    return agents(summary)
        .filter(arm -> arm.stage() == Stage.DISK || arm.stage() == Stage.TCP)
        .filter(arm -> !arm.role().equals("reference"))
        .filter(arm -> arm.overhead() != null && arm.records() != null);
  }

  private static double nanos(ConfigurationSummary arm) {
    return arm.overhead().nanosPerMonitoredCall().estimate();
  }

  private static String named(ConfigurationSummary arm) {
    String cost = Figures.measured(arm.overhead().nanosPerMonitoredCall());
    return arm.arm() + ", " + cost + " for each monitored call.";
  }

  private static Optional<String> losses(ConfigurationSummary arm) {
    RecordAccounting records = arm.records();
    if (records == null || records.verdict() != Verdict.LOSSY) {
      return Optional.empty();
    }
    long lost = records.expected() - records.delivered();
    return Optional.of(
        (arm.arm() + " lost " + lost + " of " + records.expected() + " records: ")
            + (records.reportedDropped() + " dropped by its own account, ")
            + (records.unaccounted() + " without a word.")
            + RateSuggestion.of(arm).map(rate -> " " + rate.sentence()).orElse(""));
  }

  private static Optional<String> notPublished(ConfigurationSummary arm) {
    if (arm.forks() == 0) {
      return Optional.of(arm.arm() + " has no cost: none of its forks was measured.");
    }
    if (arm.records() == null || arm.records().verdict().publishable()) {
      return Optional.empty();
    }
    RecordAccounting records = arm.records();
    return Optional.of(
        (arm.arm() + " has no cost: " + records.delivered() + " records arrived where ")
            + (records.expected() + " were expected (" + records.verdict().label() + ")."));
  }
}
