package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** What counts the records that come over the network. */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({
  @JsonSubTypes.Type(ReceiverDefinition.Protocol.class),
  @JsonSubTypes.Type(ReceiverDefinition.Program.class),
  @JsonSubTypes.Type(ReceiverDefinition.Backend.class)
})
public sealed interface ReceiverDefinition {

  /**
   * A receiver of an open protocol, shared by all frameworks.
   *
   * @param protocol its name in {@code receivers/protocols.yaml}
   */
  record Protocol(@JsonProperty(required = true) String protocol) implements ReceiverDefinition {}

  /**
   * A receiver of the framework's own.
   *
   * @param module the Maven module in the framework's folder
   * @param main its main class
   * @param args added after {@code --port 0}; may hold placeholders
   */
  record Program(
      @JsonProperty(required = true) String module,
      @JsonProperty(required = true) String main,
      List<String> args)
      implements ReceiverDefinition {
    public Program {
      args = List.copyOf(args);
    }
  }

  /**
   * A real server that is not ours.
   *
   * @param backend its folder's name in {@code frameworks/backends}
   */
  record Backend(@JsonProperty(required = true) String backend) implements ReceiverDefinition {}
}
