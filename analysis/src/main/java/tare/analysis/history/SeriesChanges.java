package tare.analysis.history;

import java.util.List;

/**
 * A series and its change points.
 *
 * @param series the points
 * @param changes in order of time
 * @param worsened by how much the newest runs are worse for no known reason: the sum over the
 *     changes among them that the agent is held responsible for, on logarithms where ratios make
 *     sense; 0 for none
 * @param regressed whether that is relevant
 */
public record SeriesChanges(
    Series series, List<ChangePoint> changes, double worsened, boolean regressed) {

  public SeriesChanges {
    changes = List.copyOf(changes);
  }

  /** The same without an alarm. */
  SeriesChanges quiet() {
    return new SeriesChanges(series, changes, worsened, false);
  }

  /** The level at the end, in the series' unit. */
  public double level() {
    double[] values = series.values();
    return changes.isEmpty()
        ? SeriesScale.of(series).level(values)
        : changes.get(changes.size() - 1).after();
  }
}
