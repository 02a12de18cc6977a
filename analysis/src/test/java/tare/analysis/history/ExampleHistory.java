package tare.analysis.history;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import tare.results.history.HistoryMetric;
import tare.results.history.HistoryPoint;
import tare.results.history.HistoryPoint.Measurement;
import tare.results.history.HistoryRun;

/** Nightly runs whose levels are given; the same seed makes the same noise. */
public final class ExampleHistory {

  /** When the first run began; one follows every day. */
  public static final Instant FIRST = Instant.parse("2026-01-01T04:00:00Z");

  private final List<HistoryRun> runs = new ArrayList<>();
  private final Random random = new Random(7);
  private double noise = 0.005;

  public ExampleHistory noise(double sd) {
    noise = sd;
    return this;
  }

  /** Runs of a baseline and two configurations on a machine. */
  public ExampleHistory nights(
      int nights,
      String machine,
      IntToDoubleFunction baseline,
      IntToDoubleFunction disk,
      IntToDoubleFunction tcp) {
    for (int night = 0; night < nights; night++) {
      Instant time = FIRST.plus(Duration.ofDays(runs.size()));
      runs.add(
          new HistoryRun(
              HistoryRun.SCHEMA_VERSION,
              "test",
              "night " + (runs.size() + 1),
              time.toString(),
              "c0ffee" + runs.size(),
              machine,
              machine,
              "nightly",
              List.of(
                  point("baseline", "", baseline.applyAsDouble(night)),
                  point("Any/disk", "1.0", disk.applyAsDouble(night)),
                  point("Any/tcp", "1.0", tcp.applyAsDouble(night)))));
    }
    return this;
  }

  private HistoryPoint point(String subject, String version, double level) {
    double value = level * Math.exp(noise * random.nextGaussian());
    return new HistoryPoint(
        subject,
        version.isEmpty() ? "" : "Any",
        "baseline",
        version,
        "17.0.15+6",
        "calls=100 depth=10",
        List.of(
            new Measurement(HistoryMetric.COST, "ns", value, value * 0.99, value * 1.01),
            new Measurement(HistoryMetric.OVERHEAD, "ns", -1, -2.0, 0.5)));
  }

  public List<HistoryRun> runs() {
    return runs;
  }
}
