package tare.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tare.analysis.report.html.HtmlReport;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.Analysis;
import tare.analysis.summary.AnalysisSettings;
import tare.controller.ExperimentListener;
import tare.controller.environment.Machine;
import tare.controller.environment.MachineReader;
import tare.controller.process.Installation;
import tare.model.Experiment;
import tare.results.ResultsException;
import tare.results.SelfTest;
import tare.study.Study;
import tare.study.StudyContext;

/** What every command that measures or fetches has. */
final class CommonOptions {

  private static final String HOME = "tare.home";

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
    String home = System.getProperty(HOME);
    if (home == null) {
      throw new UsageException("start Tare with ./tare: -Dtare.home is not set");
    }
    return Path.of(home);
  }

  /** Where results folders are made unless one is named. */
  private static Path resultsRoot() {
    return home().resolve("results");
  }

  /** The newest self-test of the machine on which that was measured. */
  static Optional<SelfTest> newestSelfTest(Experiment experiment) {
    String machineId = experiment.machine().get(Machine.ID);
    if (machineId == null || System.getProperty(HOME) == null) {
      return Optional.empty();
    }
    try {
      return SelfTest.newestOf(machineId, resultsRoot());
    } catch (ResultsException e) {
      // A reminder is no reason to fail: the next self-test replaces the file.
      return Optional.empty();
    }
  }

  /**
   * Analyses what was measured for a decision, and writes the report beside it.
   *
   * @return the report
   */
  static Path writeReport(Path folder) throws IOException {
    Analysis analysis =
        Study.analyse(folder, new AnalysisSettings(WarmupRule.STEADY, AnalysisSettings.CONFIDENCE));
    Path report = analysis.files().report();
    HtmlReport.write(List.of(analysis), CommonOptions::newestSelfTest, report);
    return report;
  }

  Study study() {
    Interruption interruption = new Interruption(command.name());
    listener =
        Terminal.detect(System::getenv).errIsTerminal()
            ? new ProgressOnTerminal(System.err, interruption)
            : new ProgressLines(System.err, interruption);
    return new Study(
        new StudyContext(
            Installation.of(home()),
            resultsRoot(),
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
