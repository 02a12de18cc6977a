package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.analysis.summary.Release;
import tare.analysis.summary.RunComparison;

/** What two releases that were measured together were, and where. */
final class ReleaseWords {

  private static final int BRIEF_SHA = 12;

  private ReleaseWords() {}

  /** Its version; of a jar and of added flags what they are. */
  static String brief(Release release) {
    String sha = release.sha256();
    String file =
        release.isOwnJar() && !sha.isEmpty()
            ? (" " + release.coordinates() + " (sha256 ")
                + (sha.substring(0, Math.min(BRIEF_SHA, sha.length())) + "…)")
            : "";
    String flags = release.jvmArgs().isEmpty() ? "" : ", with " + flags(release);
    return release.version() + file + flags;
  }

  private static String flags(Release release) {
    return String.join(" ", release.jvmArgs());
  }

  /** When and where both were measured. */
  static String together(Release release, String createdAt) {
    return ("Measured together from " + createdAt + " on, with JDK " + release.jdk() + ", on ")
        + (machine(release.machine()) + ".");
  }

  private static String machine(Map<String, String> facts) {
    return (facts.getOrDefault("cpuModel", "an unknown processor") + " (machine ")
        + (facts.getOrDefault("id", "unknown") + ")");
  }

  /** All of it for a pull request, folded away; empty where the runs are no releases. */
  static List<String> details(RunComparison comparison) {
    Optional<Release> base = comparison.base().release();
    Optional<Release> changed = comparison.changed().release();
    if (base.isEmpty() || changed.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("<details><summary>What was compared</summary>");
    lines.add("");
    lines.add("| | version | from | sha256 | added flags |");
    lines.add("| --- | --- | --- | --- | --- |");
    lines.add(row("base", base.get()));
    lines.add(row("new", changed.get()));
    lines.add("");
    lines.add(
        MarkdownReport.escaped(together(base.get(), comparison.base().createdAt()))
            + MarkdownReport.escaped(facts(base.get().machine())));
    lines.add("");
    lines.add("</details>");
    return lines;
  }

  private static String row(String name, Release release) {
    String flags = release.jvmArgs().isEmpty() ? "none" : flags(release);
    return MarkdownReport.row(
        List.of(
            name,
            MarkdownReport.escaped(release.version()),
            MarkdownReport.escaped(release.coordinates()),
            release.sha256(),
            MarkdownReport.escaped(flags)));
  }

  private static String facts(Map<String, String> machine) {
    String cores = machine.get("usableCores");
    String system = machine.get("os");
    return (cores == null ? "" : " Usable cores: " + cores + ".")
        + (system == null ? "" : " System: " + system + ".");
  }
}
