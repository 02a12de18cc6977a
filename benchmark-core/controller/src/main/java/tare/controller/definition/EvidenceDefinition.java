package tare.controller.definition;

import java.util.regex.Pattern;

/** What shows that the agent instrumented, where no record is to arrive. */
public sealed interface EvidenceDefinition {

  /** A line of the fork's log in which the expression is found. */
  record Line(Pattern line) implements EvidenceDefinition {}

  /** A counter of the agent's own that is above zero. */
  record Counter(CounterDefinition counter) implements EvidenceDefinition {}

  /**
   * The monitored class was changed on its way into the JVM.
   *
   * @param transformed always true
   */
  record Transformed(boolean transformed) implements EvidenceDefinition {
    public Transformed {
      if (!transformed) {
        throw new IllegalArgumentException("transformed can only be true; leave it out otherwise");
      }
    }
  }
}
