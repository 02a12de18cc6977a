package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.model.Experiment;
import tare.results.Summary;

/** The overhead table for a terminal, and below it what it means and what is doubtful. */
public final class TerminalReport {

  /** Fits a terminal, a mail, and a log of continuous integration. */
  static final int WIDTH = 100;

  private TerminalReport() {}

  /**
   * Renders it.
   *
   * @param colours whether the terminal understands colours
   */
  public static String render(Summary summary, Experiment experiment, boolean colours) {
    Ink ink = colours ? Ink.COLOURED : Ink.PLAIN;
    List<String> lines = new ArrayList<>();
    Subject.of(summary, experiment).forEach(line -> lines.addAll(wrap("", line, "  ")));
    lines.add("");
    if (summary.scalings().isEmpty()) {
      lines.add(ink.title(OverheadTable.TITLE));
      lines.addAll(new TerminalTable(OverheadTable.of(summary), ink, WIDTH).lines());
      lines.add("");
    } else {
      ScalingTable.of(summary).forEach(table -> lines.addAll(ScalingText.lines(table, ink, WIDTH)));
      ScalingWords.of(summary).forEach(sentence -> lines.addAll(wrap("", sentence, "  ")));
    }
    Findings.of(summary).forEach(sentence -> lines.addAll(wrap("", sentence, "  ")));
    List<Doubts> doubts = Doubts.of(summary);
    if (!doubts.isEmpty()) {
      lines.add("");
    }
    for (Doubts doubt : doubts) {
      for (String message : doubt.messages()) {
        wrap("! ", message, "  ").forEach(line -> lines.add(ink.warning(line)));
      }
      lines.addAll(wrap("  → ", doubt.remedy(), "    "));
    }
    return String.join("\n", lines) + "\n";
  }

  private static List<String> wrap(String first, String text, String indent) {
    return TextLayout.wrap(first, text, WIDTH, indent);
  }
}
