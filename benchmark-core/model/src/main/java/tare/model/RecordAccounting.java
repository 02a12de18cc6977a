package tare.model;

import java.util.Optional;

/**
 * Where the records of one fork went: {@code expected = delivered + reportedDropped + unaccounted}.
 *
 * @param expected what the configuration promised
 * @param delivered what was counted at the receiver, on disk, or by the backend
 * @param reportedDropped what the agent itself says it dropped
 * @param verdict the judgement on the three
 * @param evidence what shows that the agent instrumented, in words; empty when nothing does
 */
public record RecordAccounting(
    long expected, long delivered, long reportedDropped, Verdict verdict, String evidence) {

  /** Judges the counts of one fork. */
  public static RecordAccounting of(
      long expected, long delivered, long reportedDropped, Optional<String> evidence) {
    Verdict verdict = judge(expected, delivered, reportedDropped, evidence.isPresent());
    return new RecordAccounting(expected, delivered, reportedDropped, verdict, evidence.orElse(""));
  }

  private static Verdict judge(long expected, long delivered, long dropped, boolean evidence) {
    if (delivered + dropped > expected) {
      return Verdict.SURPLUS;
    }
    if (expected == 0) {
      return evidence ? Verdict.NONE : Verdict.UNPROVEN;
    }
    if (delivered == 0) {
      return Verdict.MISSING;
    }
    return delivered == expected ? Verdict.COMPLETE : Verdict.LOSSY;
  }

  /**
   * Records that vanished without a word; negative when more was counted than can have been made.
   */
  public long unaccounted() {
    return expected - delivered - reportedDropped;
  }

  /** The sum over two forks of one arm, with the worse verdict. */
  public RecordAccounting plus(RecordAccounting other) {
    return new RecordAccounting(
        expected + other.expected,
        delivered + other.delivered,
        reportedDropped + other.reportedDropped,
        verdict.worse(other.verdict),
        evidence.isEmpty() ? other.evidence : evidence);
  }
}
