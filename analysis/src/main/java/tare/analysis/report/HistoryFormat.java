package tare.analysis.report;

import java.util.Locale;
import tare.analysis.history.HistoryCheck;

/** The forms in which a check of a history can be had. All are the same in every locale. */
public enum HistoryFormat {
  /** For people. */
  TEXT,
  /** For other programs. */
  JSON;

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Renders a check; the text ends with an end of line. */
  public String render(HistoryCheck check) {
    return this == TEXT ? HistoryText.render(check) : HistoryJson.render(check);
  }
}
