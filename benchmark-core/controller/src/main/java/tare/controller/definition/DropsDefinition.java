package tare.controller.definition;

import java.util.regex.Pattern;

/** Where the agent itself says how many records it dropped. */
public sealed interface DropsDefinition {

  /**
   * In the fork's log.
   *
   * @param sumOf expression whose only group is a number; the sum over all matches counts
   */
  record SumOf(Pattern sumOf) implements DropsDefinition {
    public SumOf {
      int groups = sumOf.matcher("").groupCount();
      if (groups != 1) {
        throw new IllegalArgumentException(
            "the expression needs one group, the number of dropped records, but has " + groups);
      }
    }
  }

  /** In a counter of the agent's own, read before the JVM ends. */
  record Counter(CounterDefinition counter) implements DropsDefinition {}

  /**
   * Over the protocol; the receiver counts it.
   *
   * @param receiver always true
   */
  record ByReceiver(boolean receiver) implements DropsDefinition {
    public ByReceiver {
      if (!receiver) {
        throw new IllegalArgumentException("receiver can only be true; leave it out otherwise");
      }
    }
  }
}
