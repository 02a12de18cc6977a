package tare.controller.definition;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What counts the records that lie on disk when a fork has ended. */
public sealed interface ReaderDefinition {

  /**
   * Every match of an expression in a line is a record.
   *
   * @param lines the expression
   * @param files glob in the fork's folder; empty for the configuration's {@code stdout} file
   */
  record Lines(Pattern lines, Optional<String> files) implements ReaderDefinition {}

  /**
   * A reader of the framework's own.
   *
   * @param module the Maven module in the framework's folder
   * @param main its main class
   * @param args added after {@code --directory}; may hold placeholders
   */
  record Program(String module, String main, List<String> args) implements ReaderDefinition {
    public Program {
      args = List.copyOf(args);
    }
  }
}
