package tare.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tare.analysis.report.HistoryFormat;
import tare.results.Json;
import tare.results.ResultsException;
import tare.results.history.HistoryFolder;

/** What every command on a history has. */
final class HistoryOptions {

  @Spec(Spec.Target.MIXEE)
  CommandSpec command;

  @Option(
      names = "--history",
      paramLabel = "DIR",
      defaultValue = "history",
      description = "Folder of the history. Default: history/.")
  Path directory;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "text",
      description = "text or json. Default: text.")
  HistoryFormat format;

  @Option(names = "--verbose", description = "Show stack traces of errors.")
  boolean verbose;

  HistoryFolder folder() {
    return new HistoryFolder(directory);
  }

  /** Makes the folder that a file goes to. */
  static void createParent(Path file) throws IOException {
    Path parent = file.toAbsolutePath().getParent();
    try {
      Files.createDirectories(parent);
    } catch (IOException e) {
      throw ResultsException.because(parent + " cannot be made", e);
    }
  }

  PrintWriter out() {
    return command.commandLine().getOut();
  }

  PrintWriter err() {
    return command.commandLine().getErr();
  }

  /** Prints lines for people, or fields for programs. */
  void say(List<String> lines, Map<String, Object> fields) {
    if (format == HistoryFormat.TEXT) {
      lines.forEach(out()::println);
    } else {
      out().println(Json.line(fields));
    }
    out().flush();
  }
}
