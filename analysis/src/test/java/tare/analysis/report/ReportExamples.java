package tare.analysis.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.RecordAccounting;
import tare.model.RunSettings;
import tare.model.Stage;
import tare.model.Verdict;
import tare.model.Warning;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.CallTimes;
import tare.results.ConfigurationSummary.Cost;
import tare.results.ConfigurationSummary.MoobenchStatistics;
import tare.results.ConfigurationSummary.Overhead;
import tare.results.Summary;

/** An experiment with two agents and the reference, in which everything that can happen happens. */
final class ReportExamples {

  static final int DEPTH = 10;
  private static final double BASELINE_NANOS = 94.25;

  private ReportExamples() {}

  static Experiment experiment() {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "0.1.0",
        "quick",
        "2026-01-02T03:04:05Z",
        "quick",
        "rmit",
        42,
        5,
        RunSettings.DEFAULT,
        List.of(),
        List.of(),
        Map.of("id", "0123456789abcdef"),
        Map.of("/opt/jdk", "openjdk version \"17.0.15\" 2025-04-15"),
        List.of(),
        Map.of(),
        List.of(),
        List.of());
  }

  static Summary summary() {
    return summary(
        List.of(
            baseline(Arm.BASELINE),
            baseline(Arm.BASELINE_AGAIN),
            new Example("Reference-java", "1.0", "ring", Stage.COLLECTION)
                .role("reference")
                .overhead(57.3, 56.9, 57.75)
                .records(none("transformed classes"))
                .build(),
            new Example("Alpha-java", "2.0.2", "instrumentation-only", Stage.INSTRUMENTATION)
                .overhead(-0.004, -0.31, 0.302)
                .records(RecordAccounting.of(0, 0, 0, Optional.empty()))
                .build(),
            new Example("Alpha-java", "2.0.2", "tcp", Stage.TCP)
                .overhead(412.44, 398.2, 426.7)
                .records(RecordAccounting.of(5_000_002, 5_000_002, 0, Optional.empty()))
                .warnings(fewForks("Alpha"))
                .build(),
            new Example("Beta_agent", "2.31.1", "tcp-otlp-grpc", Stage.TCP)
                .overhead(123.4, 99.9, 146.9)
                .records(RecordAccounting.of(5_000_000, 371_200, 4_628_700, Optional.empty()))
                .warnings(
                    fewForks("Beta"), new Warning("backlog", "the heap grew", "pace it: --rate"))
                .build(),
            new Example("Beta_agent", "2.31.1", "tcp-otlp-grpc-lossless", Stage.TCP)
                .overhead(3_980.7, 3_712.1, 4_249.3)
                .records(RecordAccounting.of(5_000_000, 5_000_000, 0, Optional.empty()))
                .build(),
            new Example("Beta_agent", "2.31.1", "disk-otlp-json", Stage.DISK)
                .records(RecordAccounting.of(5_000_000, 0, 0, Optional.empty()))
                .build()));
  }

  static Summary summary(List<ConfigurationSummary> configurations) {
    return new Summary(
        Summary.SCHEMA_VERSION,
        "0.1.0",
        "quick",
        "2026-01-02T03:04:05Z",
        new Summary.Settings("steady", 0.95, 10_000, 42),
        configurations,
        List.of(
            new Summary.SameArmCheck(
                Arm.BASELINE,
                Arm.BASELINE_AGAIN,
                ConfidenceInterval.of(0.021, -0.113, 0.155, 0.99),
                ConfidenceInterval.of(1.002, 0.988, 1.017, 0.99),
                0.61,
                Summary.SameArmCheck.Verdict.SAME)),
        List.of(
            stage(Stage.INSTRUMENTATION, Arm.BASELINE, "instrumentation-only", -0.004),
            stage(Stage.TCP, "Alpha-java/instrumentation-only", "tcp", 412.4)),
        List.of(),
        null,
        List.of(),
        List.of(
            new Warning(
                "turboOn",
                "the processor changes its frequency by itself (turbo is on), which moved the clock"
                    + " by up to 20 % during this experiment",
                "turn it off: echo 1 > /sys/devices/system/cpu/intel_pstate/no_turbo")));
  }

  private static Summary.StageCost stage(Stage stage, String from, String to, double nanos) {
    return new Summary.StageCost(
        "Alpha-java",
        stage,
        from,
        "Alpha-java/" + to,
        ConfidenceInterval.of(nanos, nanos - 0.5, nanos + 0.5, 0.95));
  }

  private static Warning fewForks(String agent) {
    return new Warning(
        "fewForks", "5 forks of " + agent + " bound little", "measure 10 or more: --forks 10");
  }

  private static RecordAccounting none(String evidence) {
    return new RecordAccounting(0, 0, 0, Verdict.NONE, evidence);
  }

  static ConfigurationSummary baseline(String id) {
    return new Example("", "", id, Stage.BASELINE).records(none("")).build();
  }

  /** One arm, filled bit by bit. */
  static final class Example {

    private final String framework;
    private final String version;
    private final String configuration;
    private final Stage stage;
    private String role = "agent";
    private Overhead overhead;
    private double overheadNanos;
    private RecordAccounting records;
    private List<Warning> warnings = List.of();
    private long calls = 100_000;
    private Double recordsOfferedPerSecond = 1.2412e6;
    private double drainNanos = 250e6;

    Example(String framework, String version, String configuration, Stage stage) {
      this.framework = framework;
      this.version = version;
      this.configuration = configuration;
      this.stage = stage;
    }

    Example role(String value) {
      role = value;
      return this;
    }

    Example overhead(double estimate, double low, double high) {
      return overhead(ConfidenceInterval.of(estimate, low, high, 0.95), null);
    }

    Example overhead(ConfidenceInterval mean, ConfidenceInterval ratio) {
      overheadNanos = mean.estimate();
      overhead =
          new Overhead(
              mean,
              scaled(mean, 1.01),
              scaled(mean, 0.9),
              scaled(mean, 1.5),
              scaled(mean, 4),
              ratio,
              ratio);
      return this;
    }

    private static ConfidenceInterval scaled(ConfidenceInterval interval, double factor) {
      return new ConfidenceInterval(
          interval.estimate() * factor, interval.low(), interval.high(), interval.confidence());
    }

    Example records(RecordAccounting value) {
      records = value;
      return this;
    }

    Example calls(long value) {
      calls = value;
      return this;
    }

    Example cost(Double offeredPerSecond, double nanosOfDrain) {
      recordsOfferedPerSecond = offeredPerSecond;
      drainNanos = nanosOfDrain;
      return this;
    }

    Example warnings(Warning... value) {
      warnings = List.of(value);
      return this;
    }

    ConfigurationSummary build() {
      boolean published = stage == Stage.BASELINE || overhead != null;
      double nanos = BASELINE_NANOS + DEPTH * overheadNanos;
      return new ConfigurationSummary(
          framework.isEmpty() ? configuration : framework + "/" + configuration,
          framework,
          version,
          configuration,
          stage,
          stage == Stage.BASELINE ? "No instrumentation" : "Title of " + configuration,
          -1,
          role,
          Arm.BASELINE,
          5,
          0,
          calls,
          DEPTH,
          1,
          0,
          0,
          published ? callTimes(nanos) : null,
          overhead,
          records,
          cost(),
          null,
          null,
          published ? moobench(nanos) : null,
          warnings);
    }

    private static CallTimes callTimes(double nanos) {
      return new CallTimes(
          490_000,
          nanos,
          nanos / 3,
          nanos * 0.98,
          nanos * 1.02,
          0.04,
          nanos * 0.9,
          nanos * 0.95,
          nanos * 0.97,
          nanos,
          nanos * 1.2,
          nanos * 2,
          nanos * 1e4);
    }

    private Cost cost() {
      boolean recording = records != null && records.expected() > 0;
      return new Cost(
          412e6,
          0,
          drainNanos,
          123.4,
          recording ? 561.3 : null,
          recording ? recordsOfferedPerSecond : null,
          48,
          12,
          700_000_000,
          recording ? 0.0 : null,
          recording ? 96.0 : null,
          recording ? 81.0 : null,
          420,
          3,
          28.6,
          29.9);
    }

    private static MoobenchStatistics moobench(double nanos) {
      return new MoobenchStatistics(
          250_000,
          nanos,
          nanos / 3,
          0.004 * nanos,
          nanos * 0.95,
          nanos * 0.97,
          nanos,
          Math.rint(nanos * 1e4),
          Math.rint(nanos * 0.9));
    }
  }
}
