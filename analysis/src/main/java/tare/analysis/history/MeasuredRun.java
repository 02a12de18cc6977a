package tare.analysis.history;

import java.util.ArrayList;
import java.util.List;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.WorkloadParameters;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.CallTimes;
import tare.results.Summary;
import tare.results.history.HistoryMetric;
import tare.results.history.HistoryPoint;
import tare.results.history.HistoryPoint.Measurement;
import tare.results.history.HistoryRun;

/** Makes a history's run of a results folder. */
public final class MeasuredRun {

  private static final String MACHINE_ID = "id";
  private static final String NANOSECONDS = "ns";
  private static final double NANOS_PER_MILLI = 1e6;

  private final Experiment experiment;

  private MeasuredRun(Experiment experiment) {
    this.experiment = experiment;
  }

  /**
   * What the user says of a run.
   *
   * @param label what it is called
   * @param commit what was measured; empty when not known
   * @param machine a name for a kind of machines that are taken for alike; empty for the machine's
   *     own id
   */
  public record Names(String label, String commit, String machine) {}

  /**
   * The run's entry. A configuration whose records forbid its cost has no cost in it.
   *
   * @throws IllegalArgumentException when nothing was measured, or the machine has no id and no
   *     name
   */
  public static HistoryRun of(Experiment experiment, Summary summary, Names names) {
    String host = experiment.machine().getOrDefault(MACHINE_ID, "");
    String machine = names.machine().isEmpty() ? host : names.machine();
    if (machine.isEmpty()) {
      throw new IllegalArgumentException(
          "it is not known on which machine this was measured: name it with --machine");
    }
    MeasuredRun run = new MeasuredRun(experiment);
    List<HistoryPoint> points =
        summary.configurations().stream()
            .map(run::point)
            .filter(point -> !point.measurements().isEmpty())
            .toList();
    if (points.isEmpty()) {
      throw new IllegalArgumentException("nothing in it was measured: there is nothing to add");
    }
    return new HistoryRun(
        HistoryRun.SCHEMA_VERSION,
        summary.toolVersion(),
        names.label(),
        experiment.createdAt(),
        names.commit(),
        machine,
        host,
        experiment.name(),
        points);
  }

  private HistoryPoint point(ConfigurationSummary configuration) {
    Arm arm = experiment.arm(configuration.arm());
    return new HistoryPoint(
        arm.id(),
        arm.framework(),
        arm.isBaseline() ? arm.id() : arm.baselineArm(),
        arm.agentVersion(),
        experiment.jdks().getOrDefault(arm.javaHome(), ""),
        parameters(arm),
        measurements(configuration));
  }

  private static List<Measurement> measurements(ConfigurationSummary configuration) {
    List<Measurement> found = new ArrayList<>();
    CallTimes times = configuration.nanosPerCall();
    if (times != null) {
      found.add(
          new Measurement(
              HistoryMetric.COST, NANOSECONDS, times.mean(), times.ci95Low(), times.ci95High()));
    }
    if (configuration.overhead() != null) {
      ConfidenceInterval overhead = configuration.overhead().nanosPerMonitoredCall();
      found.add(
          new Measurement(
              HistoryMetric.OVERHEAD,
              NANOSECONDS,
              overhead.estimate(),
              overhead.low(),
              overhead.high()));
    }
    if (configuration.cost() != null) {
      double allocated = configuration.cost().allocatedBytesPerMonitoredCall();
      double startupMillis = configuration.cost().startupNanos() / NANOS_PER_MILLI;
      found.add(new Measurement(HistoryMetric.ALLOCATION, "B", allocated, null, null));
      found.add(new Measurement(HistoryMetric.STARTUP, "ms", startupMillis, null, null));
    }
    if (configuration.records() != null && configuration.records().expected() > 0) {
      double share =
          (double) configuration.records().delivered() / configuration.records().expected();
      found.add(new Measurement(HistoryMetric.DELIVERED, "share", share, null, null));
    }
    return found;
  }

  /** What else must be alike: other parameters are another series. */
  private String parameters(Arm arm) {
    WorkloadParameters asked = arm.parameters();
    List<String> words = new ArrayList<>();
    words.add("calls=" + asked.calls());
    words.add("depth=" + asked.depth());
    words.add("threads=" + asked.threads());
    words.add("methodTime=" + asked.methodTimeNanos() + "ns");
    if (asked.paced()) {
      words.add("rate=" + asked.callsPerSecond());
    }
    if (!asked.application().equals(WorkloadParameters.DEFAULT_APPLICATION)) {
      words.add("application=" + asked.application());
    }
    if (!asked.runnable().isEmpty()) {
      words.add("runnable=" + asked.runnable());
    }
    words.addAll(experiment.settings().heapArgs());
    words.addAll(arm.jvmArgs());
    return String.join(" ", words);
  }
}
