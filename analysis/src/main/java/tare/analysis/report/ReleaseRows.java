package tare.analysis.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tare.results.ConfigurationSummary;
import tare.results.Summary;

/**
 * One configuration in several releases of its agent, in the order in which they were named.
 *
 * @param framework whose it is
 * @param configuration the arm's id without framework and release
 * @param points one for each release that was planned; at least two
 */
public record ReleaseRows(String framework, String configuration, List<Point> points) {

  /**
   * One release.
   *
   * @param release its version, or the role it plays
   * @param arm what was measured of it; without overhead where that is not published
   */
  public record Point(String release, ConfigurationSummary arm) {}

  public ReleaseRows {
    points = List.copyOf(points);
  }

  /** All configurations that were measured in more than one release. */
  public static List<ReleaseRows> of(Summary summary) {
    Map<String, List<Point>> points = new LinkedHashMap<>();
    for (ConfigurationSummary arm : summary.configurations()) {
      String before = arm.framework() + "@";
      int slash = arm.arm().indexOf('/');
      if (!arm.isBaseline() && arm.arm().startsWith(before) && slash > 0) {
        points
            .computeIfAbsent(arm.framework() + arm.arm().substring(slash), key -> new ArrayList<>())
            .add(new Point(arm.arm().substring(before.length(), slash), arm));
      }
    }
    List<ReleaseRows> rows = new ArrayList<>();
    points.forEach(
        (id, all) -> {
          if (all.size() > 1) {
            String framework = all.get(0).arm().framework();
            rows.add(new ReleaseRows(framework, id.substring(framework.length() + 1), all));
          }
        });
    return rows;
  }

  /** The releases of which there is a published overhead. */
  public List<Point> published() {
    return points.stream().filter(point -> point.arm().overhead() != null).toList();
  }
}
