package tare.analysis.report.html;

import tare.model.Verdict;

/** What verdicts are called where nothing beside them says what they are about. */
final class VerdictWords {

  private VerdictWords() {}

  /** {@code none} alone would read as if nothing had arrived. */
  static String of(Verdict verdict) {
    return verdict == Verdict.NONE ? "none expected" : verdict.label();
  }
}
