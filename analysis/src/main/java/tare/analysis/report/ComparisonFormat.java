package tare.analysis.report;

import java.util.Locale;
import tare.analysis.summary.RunComparison;

/** The forms in which a comparison can be had. All are the same in every locale. */
public enum ComparisonFormat {
  /** For people. */
  TEXT,
  /** For other programs. */
  JSON,
  /** For a pull request. */
  MARKDOWN;

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Renders a comparison; the text ends with an end of line. */
  public String render(RunComparison comparison) {
    return switch (this) {
      case TEXT -> ComparisonText.render(comparison);
      case JSON -> ComparisonJson.render(comparison);
      case MARKDOWN -> ComparisonMarkdown.render(comparison);
    };
  }
}
