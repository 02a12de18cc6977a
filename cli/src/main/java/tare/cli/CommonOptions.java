package tare.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tare.controller.ExperimentListener;
import tare.controller.environment.Machine;
import tare.controller.environment.MachineReader;
import tare.controller.process.Installation;
import tare.study.Study;
import tare.study.StudyContext;

/** What every command that measures or fetches has. */
final class CommonOptions {

  @Spec(Spec.Target.MIXEE)
  CommandSpec command;

  @Option(names = "--offline", description = "Use only what was fetched before.")
  boolean offline;

  @Option(names = "--verbose", description = "Show stack traces of errors.")
  boolean verbose;

  private ExperimentListener listener;

  /** Where results go. */
  PrintWriter out() {
    return command.commandLine().getOut();
  }

  /** Where everything else goes. */
  PrintWriter err() {
    return command.commandLine().getErr();
  }

  /** Where Tare is installed: the launcher says. */
  static Path home() {
    String home = System.getProperty("tare.home");
    if (home == null) {
      throw new UsageException("start Tare with ./tare: -Dtare.home is not set");
    }
    return Path.of(home);
  }

  Study study() {
    listener =
        Terminal.detect(System::getenv).errIsTerminal()
            ? new ProgressOnTerminal(System.err)
            : new ProgressLines(System.err);
    return new Study(
        new StudyContext(
            Installation.of(home()),
            home().resolve("results"),
            readMachine(),
            Version.TEXT,
            invocation(),
            offline,
            listener,
            line -> err().println(line)));
  }

  /** The machine's facts take half a second to read: meanwhile the plan is made. */
  private static Future<Machine> readMachine() {
    ExecutorService background = Executors.newSingleThreadExecutor();
    try {
      return background.submit(MachineReader::read);
    } finally {
      background.shutdown();
    }
  }

  /** The command as it was typed. */
  List<String> invocation() {
    List<String> words = new ArrayList<>(List.of("tare"));
    words.addAll(command.root().commandLine().getParseResult().originalArgs());
    return words;
  }

  /** Takes the progress bar away. */
  void finishProgress() {
    if (listener instanceof ProgressOnTerminal bar) {
      bar.close();
    }
  }
}
