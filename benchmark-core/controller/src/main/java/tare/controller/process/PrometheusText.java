package tare.controller.process;

import java.util.Optional;

/** Prometheus' text format, as far as a sum over the series of one metric needs it. */
final class PrometheusText {

  private PrometheusText() {}

  /**
   * The sum over all series of a metric; empty when it has none.
   *
   * @param name the metric, optionally with labels that a series must have, for example {@code
   *     spans_total{error_type="queue_full"}}
   */
  static Optional<Double> sum(String page, String name) {
    int brace = name.indexOf('{');
    String metric = brace < 0 ? name : name.substring(0, brace);
    String[] labels =
        brace < 0 ? new String[0] : name.substring(brace + 1, name.lastIndexOf('}')).split(",", -1);
    double sum = 0;
    boolean found = false;
    for (String line : page.lines().toList()) {
      if (isSeriesOf(line, metric) && hasLabels(line, labels)) {
        sum += value(line);
        found = true;
      }
    }
    return found ? Optional.of(sum) : Optional.empty();
  }

  private static boolean isSeriesOf(String line, String metric) {
    return line.startsWith(metric)
        && line.length() > metric.length()
        && (line.charAt(metric.length()) == '{' || line.charAt(metric.length()) == ' ');
  }

  private static boolean hasLabels(String line, String[] labels) {
    for (String label : labels) {
      if (!line.contains(label.strip())) {
        return false;
      }
    }
    return true;
  }

  /** The first word behind the labels: a time stamp may follow. */
  private static double value(String line) {
    int labelsEnd = line.lastIndexOf('}');
    String rest = labelsEnd < 0 ? line.substring(line.indexOf(' ')) : line.substring(labelsEnd + 1);
    String[] words = rest.strip().split(" ", -1);
    return Double.parseDouble(words[0].replace("Inf", "Infinity"));
  }
}
