package tare.analysis.history;

import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of a series that has one level.
 *
 * @param from its first place
 * @param to the place after its last
 * @param mean of its values
 */
record Level(int from, int to, double mean) {

  /**
   * The levels between changes.
   *
   * @param starts first places of all levels but the first, ascending
   */
  static List<Level> of(double[] series, List<Integer> starts) {
    List<Level> levels = new ArrayList<>();
    int from = 0;
    for (int place = 0; place <= starts.size(); place++) {
      int to = place < starts.size() ? starts.get(place) : series.length;
      double sum = 0;
      for (int i = from; i < to; i++) {
        sum += series[i];
      }
      levels.add(new Level(from, to, sum / (to - from)));
      from = to;
    }
    return levels;
  }
}
