package tare.analysis.report;

import tare.model.Verdict;
import tare.results.ConfigurationSummary;

/** Colours of a terminal, or none. */
enum Ink {
  PLAIN,
  COLOURED;

  private static final String RESET = "\u001b[0m";
  private static final String BOLD = "\u001b[1m";
  private static final String FAINT = "\u001b[2m";
  private static final String RED = "\u001b[31m";
  private static final String GREEN = "\u001b[32m";
  private static final String YELLOW = "\u001b[33m";

  String title(String text) {
    return paint(BOLD, text);
  }

  String faint(String text) {
    return paint(FAINT, text);
  }

  String warning(String text) {
    return paint(YELLOW, text);
  }

  /** The text in the colour of what became of the records. */
  String verdict(ConfigurationSummary configuration, String text) {
    if (configuration.records() == null || configuration.isBaseline()) {
      return text;
    }
    Verdict verdict = configuration.records().verdict();
    return switch (verdict) {
      case COMPLETE, NONE -> paint(GREEN, text);
      case LOSSY, UNPROVEN -> paint(YELLOW, text);
      case SURPLUS, MISSING -> paint(RED, text);
    };
  }

  private String paint(String colour, String text) {
    return this == PLAIN || text.isBlank() ? text : colour + text + RESET;
  }
}
