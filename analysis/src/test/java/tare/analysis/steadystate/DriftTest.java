package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class DriftTest {

  private static final SeriesNoise NONE = new SeriesNoise(0, 0);

  /** 15 values rising by 0.001 each: 0.015 over the stretch. */
  @Test
  void creepsByItsSlopeTimesItsLength() {
    double[] rising = line(20, 0.001);
    assertThat(Drift.creepsFrom(5, rising, 0.0149, NONE)).isTrue();
    assertThat(Drift.creepsFrom(5, rising, 0.0151, NONE)).isFalse();
    assertThat(Drift.creepsFrom(5, line(20, -0.001), 0.0149, NONE)).isTrue();
    assertThat(Drift.creepsFrom(19, rising, 0, NONE)).isFalse();
  }

  /** The slope's standard error over 15 values is sd / sqrt(15 (15^2 - 1) / 12) = sd / 16.73. */
  @Test
  void creepsOnlyBeyondItsNoise() {
    double[] rising = line(20, 0.001);
    assertThat(Drift.creepsFrom(5, rising, 0.01, new SeriesNoise(0.0064, 0))).isTrue();
    assertThat(Drift.creepsFrom(5, rising, 0.01, new SeriesNoise(0.0066, 0))).isFalse();
    assertThat(Drift.creepsFrom(5, rising, 0.01, new SeriesNoise(0.0064, 0.1))).isFalse();
  }

  @Test
  void isNotTurnedByABurst() {
    double[] flat = new double[20];
    flat[18] = 5;
    flat[19] = 5;
    assertThat(Drift.creepsFrom(0, flat, 0.001, NONE)).isFalse();
    double[] rising = line(20, 0.001);
    rising[7] = 5;
    assertThat(Drift.creepsFrom(5, rising, 0.0145, NONE)).isTrue();
  }

  /** numpy 2.4.6: {@code np.polyfit} leaves 0.00839 of these stairs, which two changes explain. */
  @Test
  void aLineReplacesStairsThatSaveLessThanTheirPenalty() {
    double[] stairs = {0, 0, 0, 0, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.2};
    assertThat(replaced(stairs, 0.0085, 0.1, 4, 8)).isTrue();
    assertThat(replaced(stairs, 0.0083, 0.1, 4, 8)).isFalse();
  }

  /** The same behind three iterations of another level: the line begins where the stairs do. */
  @Test
  void aLineReplacesStairsAfterAWarmup() {
    double[] stairs = {5, 5, 5, 0, 0, 0, 0, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.2};
    assertThat(replaced(stairs, 0.0085, 0.1, 3, 7, 11)).isTrue();
    assertThat(replaced(stairs, 0.0083, 0.1, 3, 7, 11)).isFalse();
  }

  /** The stairs' slope is 0.02238 an iteration: 0.1343 over the last 6 of 12. */
  @Test
  void aLineMustMoveTheLastHalf() {
    double[] stairs = {0, 0, 0, 0, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.2};
    assertThat(replaced(stairs, 0.02, 0.134, 4, 8)).isTrue();
    assertThat(replaced(stairs, 0.02, 0.135, 4, 8)).isFalse();
  }

  @Test
  void aLineMustReachBackOverTheLastHalf() {
    double[] late = new double[20];
    Arrays.setAll(late, i -> i < 10 ? 0 : 0.02 * (i - 10));
    assertThat(replaced(late, 0.001, 0.03, 10, 15)).isTrue();
    double[] later = new double[20];
    Arrays.setAll(later, i -> i < 12 ? 0 : 0.02 * (i - 12));
    assertThat(replaced(later, 0.001, 0.03, 12, 16)).isFalse();
  }

  @Test
  void nothingReplacesOneLevel() {
    assertThat(replaced(line(20, 0.01), 1e-9, 0.01)).isFalse();
  }

  private static boolean replaced(
      double[] series, double penalty, double tolerance, int... changes) {
    List<Segment> segments = new ArrayList<>();
    int from = 0;
    for (int change : changes) {
      segments.add(Segment.of(series, from, change));
      from = change;
    }
    segments.add(Segment.of(series, from, series.length));
    return Drift.replacesSteps(series, segments, penalty, tolerance);
  }

  private static double[] line(int length, double slope) {
    double[] values = new double[length];
    Arrays.setAll(values, i -> slope * i);
    return values;
  }
}
