package tare.analysis.report;

import java.util.ArrayList;
import java.util.List;
import tare.analysis.history.ChangePoint;
import tare.analysis.history.Disturbance;
import tare.analysis.history.HistoryCheck;
import tare.analysis.history.SeriesChanges;

/** A check of a history for a terminal: the change points, and last what it comes to. */
final class HistoryText {

  private static final int WIDTH = 100;
  private static final int LEVELS_WIDTH = 22;
  private static final int SIZE_WIDTH = 9;
  private static final String INDENT = "  ";
  private static final String REMARK = INDENT.repeat(3);

  private HistoryText() {}

  static String render(HistoryCheck check) {
    List<String> lines = new ArrayList<>();
    lines.add(HistoryWords.subject(check));
    lines.addAll(TextLayout.wrap("", HistoryWords.method(check), WIDTH, ""));
    for (SeriesChanges found : check.series()) {
      if (!found.changes().isEmpty()) {
        lines.add("");
        lines.addAll(series(found));
      }
    }
    lines.add("");
    for (Disturbance found : check.disturbances()) {
      lines.addAll(TextLayout.wrap("", HistoryWords.disturbance(found), WIDTH, INDENT));
    }
    lines.addAll(outcome(check));
    return String.join("\n", lines) + "\n";
  }

  private static List<String> series(SeriesChanges found) {
    List<String> lines = new ArrayList<>();
    lines.add(found.series().key().title());
    lines.addAll(
        TextLayout.wrap(INDENT, found.series().key().circumstances(), WIDTH, INDENT + INDENT));
    for (ChangePoint change : found.changes()) {
      String levels = HistoryWords.levels(found.series(), change);
      String size = HistoryWords.size(found.series(), change.change());
      lines.add(
          (INDENT + change.point().time() + "  ")
              + (levels + " ".repeat(Math.max(0, LEVELS_WIDTH - levels.length())))
              + (" " + TextLayout.right(size, SIZE_WIDTH) + "  ")
              + (HistoryWords.significance(change) + "  " + HistoryWords.verdict(change)));
      if (!change.remark().isEmpty()) {
        lines.addAll(TextLayout.wrap(REMARK, change.remark(), WIDTH, REMARK));
      }
    }
    return lines;
  }

  private static List<String> outcome(HistoryCheck check) {
    List<SeriesChanges> regressions = check.regressions();
    if (regressions.isEmpty()) {
      return TextLayout.wrap("", HistoryWords.nothingFound(check), WIDTH, INDENT);
    }
    List<String> lines = new ArrayList<>();
    for (SeriesChanges found : regressions) {
      lines.addAll(TextLayout.wrap("REGRESSION ", HistoryWords.alarm(found), WIDTH, INDENT));
    }
    return lines;
  }
}
