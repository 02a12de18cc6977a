package tare.controller.definition;

import java.util.List;

/** What counts the records that come over the network. */
public sealed interface ReceiverDefinition {

  /**
   * A receiver of an open protocol, shared by all frameworks.
   *
   * @param protocol its name in {@code receivers/protocols.yaml}
   */
  record Protocol(String protocol) implements ReceiverDefinition {}

  /**
   * A receiver of the framework's own.
   *
   * @param module the Maven module in the framework's folder
   * @param main its main class
   * @param args added after {@code --port 0}; may hold placeholders
   */
  record Program(String module, String main, List<String> args) implements ReceiverDefinition {
    public Program {
      args = List.copyOf(args);
    }
  }

  /**
   * A real server that is not ours.
   *
   * @param backend its folder's name in {@code frameworks/backends}
   */
  record Backend(String backend) implements ReceiverDefinition {}
}
