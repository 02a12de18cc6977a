package tare.analysis.evidence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tare.analysis.report.ScalingWords;
import tare.analysis.selftest.KnownSlope;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.AnalysisSettings;
import tare.analysis.summary.Summarizer;
import tare.results.ConfidenceInterval;
import tare.results.ResultsFolder;
import tare.results.Scaling;
import tare.results.Summary;

/**
 * The cost of a monitored call as a sweep over depths fits it, against what the agent timed in the
 * same forks; of means and, beside them, of medians. Ends with 1 when the interval of means misses
 * the truth or the fit is not close to it.
 */
final class LawTable {

  private static final AnalysisSettings SETTINGS =
      new AnalysisSettings(WarmupRule.STEADY, AnalysisSettings.CONFIDENCE);

  private LawTable() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 0) {
      System.err.println("name results folders of sweeps over depths with a known cost");
      System.exit(2);
    }
    System.out.println(
        "| sweep | of | blocks | fitted, ns | 95 % interval | timed, ns | difference | covered | close"
            + " | found bent |");
    System.out.println("|---|---|---|---|---|---|---|---|---|---|");
    boolean good = true;
    for (String argument : arguments) {
      Path folder = Path.of(argument);
      for (Scaling.Line line : known(folder)) {
        String name = folder.getFileName().toString();
        KnownSlope known = new KnownSlope(line.slope(), line.knownSlope());
        System.out.println(row(name + " | means", line, known));
        System.out.println(
            row(name + " | medians", line, new KnownSlope(line.medianSlope(), line.knownSlope())));
        good &= known.covered() && known.close();
      }
    }
    System.exit(good ? 0 : 1);
  }

  private static List<Scaling.Line> known(Path folder) throws IOException {
    Summary summary = Summarizer.summarise(ResultsFolder.open(folder), SETTINGS);
    List<Scaling.Line> lines =
        summary.scalings().stream()
            .map(Scaling::line)
            .filter(line -> line != null && line.knownSlope() != null)
            .toList();
    if (lines.isEmpty()) {
      throw new IOException(folder + " has no line over depths with a known cost");
    }
    return lines;
  }

  private static String row(String name, Scaling.Line line, KnownSlope known) {
    ConfidenceInterval slope = known.slope();
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.2f | %s | %.2f | %+.2f ns, %+.1f %% | %s | %s | %s |",
        name,
        line.blocks(),
        slope.estimate(),
        slope.bounded()
            ? String.format(Locale.ROOT, "[%.2f, %.2f]", slope.low(), slope.high())
            : "none",
        known.truth(),
        known.differenceNanos(),
        100 * known.relativeDifference(),
        known.covered() ? "yes" : "no",
        known.close() ? "yes" : "no",
        ScalingWords.bent(line.lackOfFit()) ? "yes" : "no");
  }
}
