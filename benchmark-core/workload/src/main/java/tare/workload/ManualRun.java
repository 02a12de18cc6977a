package tare.workload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tare.model.ForkFiles;
import tare.model.MethodTime;
import tare.model.PropertiesFile;
import tare.model.WorkloadParameters;

/** A run by hand: parameters on the command line, a summary on standard output. */
@Command(
    name = "java [-javaagent:AGENT] -cp tare-workload.jar tare.workload.WorkloadMain",
    description = "Times the calls of an application, with or without an agent in its JVM.",
    footer = {
      "",
      "The controller of an experiment starts this program with --controlled FILE instead."
    },
    showDefaultValues = true,
    sortOptions = false)
final class ManualRun implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--calls",
      paramLabel = "N",
      defaultValue = "100000",
      description = "timed calls of each thread")
  private long calls;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "10",
      description = "monitored calls made by one call")
  private int depth;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "calling threads")
  private int threads;

  @Option(
      names = "--method-time",
      paramLabel = "TIME",
      defaultValue = "0",
      description = "how long the innermost monitored call works, in ns, us, ms or s (250us)")
  private String methodTime;

  @Option(
      names = "--rate",
      paramLabel = "R",
      defaultValue = "0",
      description = "calls a second of all threads together; 0 for back to back")
  private double rate;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "" + WorkloadParameters.DEFAULT_ITERATIONS,
      description = "groups of consecutive calls that are summarised")
  private int iterations;

  @Option(
      names = "--application",
      paramLabel = "CLASS",
      defaultValue = WorkloadParameters.DEFAULT_APPLICATION,
      description = "implementation of tare.workload.MonitoredApplication to be measured")
  private String application;

  @Option(
      names = "--runnable",
      paramLabel = "CLASS",
      defaultValue = "",
      showDefaultValue = CommandLine.Help.Visibility.NEVER,
      description = "implementation of Runnable to be run once before measuring")
  private String runnable;

  @Option(
      names = "--output",
      paramLabel = "DIR",
      description = "folder for the times of all calls, the iterations and the counters")
  private Path output;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      showDefaultValue = CommandLine.Help.Visibility.NEVER,
      description = "shows this help")
  @SuppressWarnings("unused") // picocli asks for the field only
  private boolean help;

  private ManualRun() {}

  /** Runs to the end of the JVM. */
  static void run(String[] args) {
    CommandLine commandLine = new CommandLine(new ManualRun());
    commandLine.setParameterExceptionHandler(ManualRun::usageError);
    commandLine.setExecutionExceptionHandler(ManualRun::failure);
    System.exit(commandLine.execute(args));
  }

  private static int usageError(ParameterException e, String[] args) {
    System.err.println("tare-workload: " + e.getMessage() + " (--help says more)");
    return CommandLine.ExitCode.USAGE;
  }

  private static int failure(
      Exception e, CommandLine commandLine, CommandLine.ParseResult parseResult) {
    System.err.println(WorkloadFailure.line(e));
    return WorkloadFailure.EXIT_STATUS;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    WorkloadParameters parameters = parameters();
    requireOutput();
    Workload workload = Workload.prepare(parameters);
    JvmCounters jvm = new JvmCounters();
    Calibration calibration = Calibration.measure(jvm);
    MeasuredRun run = new Measurement(workload, jvm).run();
    if (output != null) {
      ForkFiles files = new ForkFiles(output);
      RunFiles.write(files, workload.times(), run.iterations());
      PropertiesFile.writeAtomically(files.done(), run.counters(calibration, 0).toProperties());
    }
    System.out.print(ManualSummary.of(workload, calibration));
    return CommandLine.ExitCode.OK;
  }

  /** An unwritable folder is found before the measuring and not after it. */
  private void requireOutput() {
    if (output == null) {
      return;
    }
    try {
      Files.createDirectories(output);
    } catch (IOException e) {
      throw new WorkloadFailure(
          "cannot make the folder " + output + ": choose another --output", e);
    }
    if (!Files.isWritable(output)) {
      throw new WorkloadFailure("cannot write into " + output + ": choose another --output");
    }
  }

  private WorkloadParameters parameters() {
    try {
      return new WorkloadParameters(
          calls,
          depth,
          threads,
          MethodTime.parseNanos(methodTime),
          rate,
          iterations,
          application,
          runnable);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
