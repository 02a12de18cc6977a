package tare.workload;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;
import tare.model.ForkFiles;
import tare.model.ForkInstructions;
import tare.model.PropertiesFile;

/**
 * A run on the controller's word. It says {@code probe N} (make N further calls), {@code go}
 * (measure) and {@code exit}; the answers are files of properties, which appear complete or not at
 * all. Standard output and error belong to the agent.
 */
final class ControlledRun {

  private final ControllerWords words;
  private final Path instructionsFile;
  private long probeCalls;

  private ControlledRun(ControllerWords words, Path instructionsFile) {
    this.words = words;
    this.instructionsFile = instructionsFile;
  }

  /** Runs to the end of the JVM. */
  static void run(Path instructionsFile) {
    // Before anything else: from here on the JVM ends when its controller does.
    ControllerWords words = ControllerWords.listen(System.in);
    try {
      new ControlledRun(words, instructionsFile).run();
    } catch (Throwable e) {
      System.err.println(WorkloadFailure.line(e));
      // No shutdown hooks: an agent's may wait for ever, and this fork's records do not count.
      Runtime.getRuntime().halt(WorkloadFailure.EXIT_STATUS);
    }
    System.exit(0);
  }

  private void run() throws IOException, InterruptedException {
    ForkInstructions instructions = instructions();
    ForkFiles files = new ForkFiles(instructions.directory());
    Workload workload = Workload.prepare(instructions.parameters());
    PropertiesFile.writeAtomically(files.ready(), jvmFacts());
    // After the mark: this is a cost of the harness, not of the agent's start-up.
    JvmCounters jvm = new JvmCounters();
    awaitGo(workload, files);
    Calibration calibration = Calibration.measure(jvm);
    MeasuredRun run = new Measurement(workload, jvm).run();
    RunFiles.write(files, workload.times(), run.iterations());
    PropertiesFile.writeAtomically(
        files.done(), run.counters(calibration, probeCalls).toProperties());
    awaitExit();
  }

  private ForkInstructions instructions() throws IOException {
    try {
      return ForkInstructions.from(PropertiesFile.read(instructionsFile));
    } catch (NoSuchFileException e) {
      throw new WorkloadFailure("there are no instructions in " + instructionsFile, e);
    } catch (IllegalArgumentException e) {
      throw new WorkloadFailure(instructionsFile + ": " + e.getMessage(), e);
    }
  }

  private static Properties jvmFacts() {
    Properties facts = new Properties();
    for (String key : new String[] {"java.version", "java.vm.name", "java.vm.version"}) {
      facts.setProperty(key, System.getProperty(key, ""));
    }
    return facts;
  }

  private void awaitGo(Workload workload, ForkFiles files)
      throws IOException, InterruptedException {
    for (String word = words.next(); !word.equals("go"); word = words.next()) {
      long calls = probeCalls(word);
      workload.probe(calls);
      probeCalls += calls;
      Properties probed = new Properties();
      probed.setProperty("probeCalls", Long.toString(probeCalls));
      PropertiesFile.writeAtomically(files.probed(), probed);
    }
  }

  private static long probeCalls(String word) {
    String prefix = "probe ";
    if (word.startsWith(prefix)) {
      try {
        long calls = Long.parseLong(word.substring(prefix.length()));
        if (calls > 0) {
          return calls;
        }
      } catch (NumberFormatException e) {
        // Said below.
      }
    }
    throw new WorkloadFailure(
        "expected \"probe N\" (N calls, at least 1) or \"go\" on standard input, but read " + word);
  }

  private void awaitExit() throws InterruptedException {
    String word = words.next();
    if (!word.equals(ControllerWords.EXIT)) {
      throw new WorkloadFailure("expected \"exit\" on standard input, but read " + word);
    }
  }
}
