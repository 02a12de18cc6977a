package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import tare.model.RecordAccounting;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;
import tare.results.ConfigurationSummary.CallTimes;
import tare.results.ConfigurationSummary.Cost;
import tare.results.ConfigurationSummary.Overhead;
import tare.results.Summary;

/** One line for each arm, comma-separated (RFC 4180); what cannot be had is empty. */
final class CsvReport {

  private CsvReport() {}

  static String render(Summary summary) {
    List<String> lines = new ArrayList<>();
    for (ConfigurationSummary arm : summary.configurations()) {
      Map<String, Object> cells = cells(arm);
      if (lines.isEmpty()) {
        lines.add(String.join(",", cells.keySet()));
      }
      lines.add(cells.values().stream().map(CsvReport::cell).collect(Collectors.joining(",")));
    }
    return String.join("\n", lines) + "\n";
  }

  private static Map<String, Object> cells(ConfigurationSummary arm) {
    Map<String, Object> cells = new LinkedHashMap<>();
    cells.put("arm", arm.arm());
    cells.put("framework", arm.framework());
    cells.put("version", arm.version());
    cells.put("configuration", arm.configuration());
    cells.put("stage", arm.stage().label());
    cells.put("forks", arm.forks());
    cells.put("failedForks", arm.failedForks());
    cells.put("callsPerFork", arm.callsPerFork());
    cells.put("depth", arm.depth());
    cells.put("threads", arm.threads());
    cells.put("methodTimeNanos", arm.methodTimeNanos());
    cells.put("rate", arm.rate());
    putCallTimes(cells, arm.nanosPerCall());
    putOverhead(cells, arm.overhead());
    putRecords(cells, arm.records());
    putCost(cells, arm.cost());
    return cells;
  }

  private static void putCallTimes(Map<String, Object> cells, CallTimes times) {
    boolean known = times != null;
    cells.put("meanNanosPerCall", known ? times.mean() : null);
    cells.put("ci95LowNanosPerCall", known ? times.ci95Low() : null);
    cells.put("ci95HighNanosPerCall", known ? times.ci95High() : null);
    cells.put("medianNanosPerCall", known ? times.median() : null);
    cells.put("p90NanosPerCall", known ? times.p90() : null);
    cells.put("p99NanosPerCall", known ? times.p99() : null);
  }

  private static void putOverhead(Map<String, Object> cells, Overhead overhead) {
    boolean known = overhead != null;
    ConfidenceInterval mean = known ? overhead.nanosPerMonitoredCall() : null;
    cells.put("overheadNanosPerMonitoredCall", estimate(mean));
    cells.put("overheadLow", known ? mean.low() : null);
    cells.put("overheadHigh", known ? mean.high() : null);
    cells.put(
        "medianOverheadNanosPerMonitoredCall",
        estimate(known ? overhead.medianNanosPerMonitoredCall() : null));
    cells.put(
        "p90OverheadNanosPerMonitoredCall",
        estimate(known ? overhead.p90NanosPerMonitoredCall() : null));
    cells.put(
        "p99OverheadNanosPerMonitoredCall",
        estimate(known ? overhead.p99NanosPerMonitoredCall() : null));
    cells.put("ratio", estimate(known ? overhead.ratio() : null));
  }

  private static Double estimate(ConfidenceInterval interval) {
    return interval == null ? null : Double.valueOf(interval.estimate());
  }

  private static void putRecords(Map<String, Object> cells, RecordAccounting records) {
    boolean known = records != null;
    cells.put("expected", known ? records.expected() : null);
    cells.put("delivered", known ? records.delivered() : null);
    cells.put("reportedDropped", known ? records.reportedDropped() : null);
    cells.put("unaccounted", known ? records.unaccounted() : null);
    cells.put("verdict", known ? records.verdict().label() : null);
  }

  private static void putCost(Map<String, Object> cells, Cost cost) {
    boolean known = cost != null;
    cells.put("startupNanos", known ? cost.startupNanos() : null);
    cells.put("drainNanos", known ? cost.drainNanos() : null);
    cells.put("cpuNanosPerRecord", known ? cost.cpuNanosPerRecord() : null);
    cells.put("recordsOfferedPerSecond", known ? cost.recordsOfferedPerSecond() : null);
    cells.put(
        "allocatedBytesPerMonitoredCall", known ? cost.allocatedBytesPerMonitoredCall() : null);
    cells.put("peakRssBytes", known ? cost.peakRssBytes() : null);
    cells.put("gcMillis", known ? cost.gcMillis() : null);
    cells.put("agentOutputBytesPerRecord", known ? cost.agentOutputBytesPerRecord() : null);
    cells.put("deliveredBytesPerRecord", known ? cost.deliveredBytesPerRecord() : null);
  }

  private static String cell(Object value) {
    if (value instanceof Double number) {
      return Figures.plain(number);
    }
    String text = Objects.toString(value, "");
    return text.matches("[^\",\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
