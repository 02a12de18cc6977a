package tare.analysis.report.html;

import java.util.List;
import java.util.Map;
import tare.analysis.report.ScalingWords;
import tare.analysis.report.html.ChartData.LineData;
import tare.analysis.report.html.ChartData.PointData;
import tare.analysis.report.html.ChartData.SweepData;
import tare.results.Scaling;

/**
 * Gathers what the charts draw of sweeps.
 *
 * @param experiment its name; null where there is only one
 * @param places of the arms by their ids
 */
record SweepCollector(String experiment, Map<String, Integer> places) {

  List<SweepData> rows(List<Scaling> scalings) {
    return scalings.stream().map(this::row).toList();
  }

  private SweepData row(Scaling scaling) {
    return new SweepData(
        experiment,
        scaling.axis(),
        ScalingWords.name(scaling.axis()),
        scaling.framework(),
        scaling.series(),
        scaling.points().stream().map(this::point).toList(),
        line(scaling.line()));
  }

  private PointData point(Scaling.Point point) {
    return new PointData(
        point.value(),
        places.get(point.arm()),
        point.nanosPerMonitoredCall() == null
            ? null
            : DataCollector.interval(point.nanosPerMonitoredCall()));
  }

  private static LineData line(Scaling.Line line) {
    return line == null
        ? null
        : new LineData(
            DataCollector.interval(line.intercept()),
            DataCollector.interval(line.slope()),
            !ScalingWords.bent(line.lackOfFit()));
  }
}
