package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.regex.Pattern;

/** Where the agent itself says how many records it dropped. */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({
  @JsonSubTypes.Type(DropsDefinition.SumOf.class),
  @JsonSubTypes.Type(DropsDefinition.Counter.class),
  @JsonSubTypes.Type(DropsDefinition.ByReceiver.class)
})
public sealed interface DropsDefinition {

  /**
   * In the fork's log.
   *
   * @param sumOf expression whose only group is a number; the sum over all matches counts
   */
  record SumOf(@JsonProperty(required = true) Pattern sumOf) implements DropsDefinition {
    public SumOf {
      int groups = sumOf.matcher("").groupCount();
      if (groups != 1) {
        throw new IllegalArgumentException(
            "the expression needs one group, the number of dropped records, but has " + groups);
      }
    }
  }

  /** In a counter of the agent's own, read before the JVM ends. */
  record Counter(@JsonProperty(required = true) CounterDefinition counter)
      implements DropsDefinition {}

  /**
   * Over the protocol; the receiver counts it.
   *
   * @param receiver always true
   */
  record ByReceiver(@JsonProperty(required = true) boolean receiver) implements DropsDefinition {
    public ByReceiver {
      if (!receiver) {
        throw new IllegalArgumentException("receiver can only be true; leave it out otherwise");
      }
    }
  }
}
