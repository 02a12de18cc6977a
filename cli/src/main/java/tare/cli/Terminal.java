package tare.cli;

import java.util.function.Function;

/**
 * Where output goes, as the launcher saw it: the JDK's own console cannot tell on every version.
 *
 * @param outIsTerminal whether standard output is one
 * @param errIsTerminal whether standard error is one
 * @param colours whether colours are wanted
 */
record Terminal(boolean outIsTerminal, boolean errIsTerminal, boolean colours) {

  /** Reads what the launcher passed on; NO_COLOR (no-color.org) turns colours off. */
  static Terminal detect(Function<String, String> environment) {
    boolean out = Boolean.getBoolean("tare.terminal.out");
    String noColor = environment.apply("NO_COLOR");
    return new Terminal(
        out,
        Boolean.getBoolean("tare.terminal.err"),
        out && (noColor == null || noColor.isEmpty()));
  }
}
