package tare.analysis.report.html;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tare.analysis.report.Figures;
import tare.analysis.report.html.ReportPage.Notice;
import tare.analysis.summary.Analysis;
import tare.results.ConfigurationSummary;

/** Banners over the report: folders that must not be compared, folders that are not finished. */
final class Notices {

  private Notices() {}

  static List<Notice> of(List<Analysis> analyses) {
    List<Notice> notices = new ArrayList<>();
    addMixture(notices, analyses);
    analyses.forEach(analysis -> addUnfinished(notices, analysis));
    return notices;
  }

  private static void addMixture(List<Notice> notices, List<Analysis> analyses) {
    List<String> differences = new ArrayList<>();
    addDifference(differences, "machine", analyses, Notices::machine);
    addDifference(differences, "JDK", analyses, a -> sorted(a.experiment().jdks().values()));
    addDifference(
        differences, "heap", analyses, a -> String.join(" ", a.experiment().settings().heapArgs()));
    addDifference(differences, "depth", analyses, a -> arms(a, arm -> "" + arm.depth()));
    addDifference(differences, "threads", analyses, a -> arms(a, arm -> "" + arm.threads()));
    addDifference(
        differences, "method time", analyses, a -> arms(a, arm -> arm.methodTimeNanos() + " ns"));
    if (!differences.isEmpty()) {
      notices.add(
          new Notice(
              "These experiments are not alike",
              String.join("; ", differences) + ".",
              "Compare inside an experiment only: a difference between them need not be the"
                  + " agents'."));
    }
  }

  private static void addDifference(
      List<String> differences,
      String what,
      List<Analysis> analyses,
      Function<Analysis, String> value) {
    Set<String> values =
        analyses.stream().map(value).collect(Collectors.toCollection(LinkedHashSet::new));
    if (values.size() > 1) {
      differences.add("other " + what + " (" + String.join(" / ", values) + ")");
    }
  }

  private static String machine(Analysis analysis) {
    return analysis.experiment().machine().getOrDefault("id", "unknown");
  }

  private static String arms(Analysis analysis, Function<ConfigurationSummary, String> value) {
    return sorted(analysis.summary().configurations().stream().map(value).toList());
  }

  private static String sorted(Collection<String> values) {
    return values.stream().sorted().distinct().collect(Collectors.joining(", "));
  }

  private static void addUnfinished(List<Notice> notices, Analysis analysis) {
    long planned = analysis.experiment().schedule().size();
    Set<Integer> numbers = new HashSet<>();
    analysis.forks().forEach(fork -> numbers.add(fork.result().number()));
    analysis.failed().forEach(failed -> numbers.add(failed.number()));
    long ended = numbers.size();
    if (ended < planned) {
      notices.add(
          new Notice(
              analysis.experiment().name() + " is not finished",
              (ended + " of " + Figures.count(planned, "planned fork") + " ended;")
                  + " arms that come late in the order have fewer forks or none.",
              "Go on with: ./tare measure --resume " + analysis.files().directory()));
    }
  }
}
