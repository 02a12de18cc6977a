package tare.model;

import java.util.Locale;

/** What became of the records a configuration had promised, from best to worst. */
public enum Verdict {
  /** Every expected record arrived. */
  COMPLETE,
  /** Nothing was expected, and other evidence shows that the agent instrumented. */
  NONE,
  /** Some expected records did not arrive. */
  LOSSY,
  /** Nothing was expected, and nothing shows that the agent instrumented. */
  UNPROVEN,
  /**
   * More arrived, or was reported dropped, than can have been made: the count is not to be trusted.
   */
  SURPLUS,
  /**
   * Nothing arrived although it should: the agent did not do what its cost would be published for.
   */
  MISSING;

  /** The verdict's name as it stands in every output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a cost measured beside this verdict may be published. */
  public boolean publishable() {
    return this != MISSING && this != SURPLUS;
  }

  /** The worse of the two: the verdict of an arm is that of its worst fork. */
  public Verdict worse(Verdict other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
