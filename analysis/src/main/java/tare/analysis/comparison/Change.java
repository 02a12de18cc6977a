package tare.analysis.comparison;

/** The verdict on new / base of call time. */
public enum Change {
  /** Slower by more than what is relevant. */
  RELEVANT_REGRESSION("change"),
  /** Slower, by no more than what is relevant. */
  SMALL_REGRESSION("change"),
  /** Faster, by no more than what is relevant. */
  SMALL_IMPROVEMENT("change"),
  /** Faster by more than what is relevant. */
  RELEVANT_IMPROVEMENT("change"),
  /** Whatever changed is too small to be relevant. */
  NO_RELEVANT_CHANGE("noRelevantChange"),
  /** The data allow both a relevant change and none. */
  INCONCLUSIVE("inconclusive");

  private final String label;

  Change(String label) {
    this.label = label;
  }

  /** The verdict as it stands in every output; direction and size stand beside it. */
  public String label() {
    return label;
  }

  /** Whether the interval excludes 1. */
  public boolean changed() {
    return this != NO_RELEVANT_CHANGE && this != INCONCLUSIVE;
  }

  /** Whether the new one is slower or faster by more than what is relevant. */
  public boolean relevant() {
    return this == RELEVANT_REGRESSION || this == RELEVANT_IMPROVEMENT;
  }

  /** {@code regression}, {@code improvement}, or empty without a change. */
  public String direction() {
    return switch (this) {
      case RELEVANT_REGRESSION, SMALL_REGRESSION -> "regression";
      case RELEVANT_IMPROVEMENT, SMALL_IMPROVEMENT -> "improvement";
      case NO_RELEVANT_CHANGE, INCONCLUSIVE -> "";
    };
  }
}
