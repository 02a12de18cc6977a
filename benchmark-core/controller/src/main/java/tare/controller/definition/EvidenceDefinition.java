package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.regex.Pattern;

/** What shows that the agent instrumented, where no record is to arrive. */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({
  @JsonSubTypes.Type(EvidenceDefinition.Line.class),
  @JsonSubTypes.Type(EvidenceDefinition.Counter.class),
  @JsonSubTypes.Type(EvidenceDefinition.Transformed.class)
})
public sealed interface EvidenceDefinition {

  /** A line of the fork's log in which the expression is found. */
  record Line(@JsonProperty(required = true) Pattern line) implements EvidenceDefinition {}

  /** A counter of the agent's own that is above zero. */
  record Counter(@JsonProperty(required = true) CounterDefinition counter)
      implements EvidenceDefinition {}

  /**
   * The monitored class was changed on its way into the JVM.
   *
   * @param transformed always true
   */
  record Transformed(@JsonProperty(required = true) boolean transformed)
      implements EvidenceDefinition {
    public Transformed {
      if (!transformed) {
        throw new IllegalArgumentException("transformed can only be true; leave it out otherwise");
      }
    }
  }
}
