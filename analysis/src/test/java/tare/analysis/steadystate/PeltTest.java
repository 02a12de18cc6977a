package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PeltTest {

  private static final double[] STEPS = {5.1, 4.9, 5, 5.2, 4.8, 7, 7.1, 6.9, 7.2, 5.9, 6.1, 6, 5.8};

  @Test
  void findsEveryLevel() {
    assertThat(Pelt.changePoints(STEPS, 0.5, 1)).containsExactly(5, 9);
  }

  @Test
  void findsNoneThatSaveLessThanThePenalty() {
    assertThat(Pelt.changePoints(STEPS, 50, 1)).isEmpty();
    assertThat(Pelt.changePoints(new double[] {3, 3, 3, 3}, 1e-9, 1)).isEmpty();
  }

  @Test
  void keepsTheShortestStretch() {
    double[] spike = {1, 1, 1, 9, 1, 1, 1, 1};
    assertThat(Pelt.changePoints(spike, 1, 1)).containsExactly(3, 4);
    assertThat(Pelt.changePoints(spike, 1, 3)).allMatch(change -> change >= 3 && change <= 5);
  }

  @Test
  void leavesASeriesShorterThanAStretchWhole() {
    assertThat(Pelt.changePoints(new double[] {1, 9}, 0.1, 3)).isEmpty();
    assertThat(Pelt.changePoints(new double[0], 0.1, 3)).isEmpty();
  }

  @Test
  void isNotMisledByTheHeightOfASeries() {
    double[] high = Arrays.stream(STEPS).map(value -> value + 1e9).toArray();
    assertThat(Pelt.changePoints(high, 0.5, 1)).containsExactly(5, 9);
  }

  /** The exact minimum is found by trying every last change of every beginning. */
  @Property(seed = "5", tries = 300)
  void pruningLosesNothing(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 24) int length,
      @ForAll @IntRange(min = 1, max = 4) int least,
      @ForAll @IntRange(min = 1, max = 40) int tenthsOfPenalty) {
    Random random = new Random(seed);
    double[] series = new double[length];
    double level = 0;
    for (int i = 0; i < length; i++) {
      level += random.nextInt(5) == 0 ? random.nextGaussian() * 3 : 0;
      series[i] = level + random.nextGaussian() * 0.3;
    }
    double penalty = tenthsOfPenalty / 10.0;
    List<Integer> changes = Pelt.changePoints(series, penalty, least);
    double expected = length < least ? cost(series, 0, length) : exactCost(series, penalty, least);
    assertThat(cost(series, changes, penalty)).isCloseTo(expected, within(1e-9));
    List<Integer> borders = new ArrayList<>(changes);
    borders.add(0, 0);
    borders.add(length);
    for (int i = 1; i < borders.size() && changes.size() > 0; i++) {
      assertThat(borders.get(i) - borders.get(i - 1)).isGreaterThanOrEqualTo(least);
    }
  }

  private static double exactCost(double[] series, double penalty, int least) {
    double[] best = new double[series.length + 1];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    best[0] = -penalty;
    for (int end = least; end <= series.length; end++) {
      for (int start = 0; start + least <= end; start++) {
        best[end] = Math.min(best[end], best[start] + cost(series, start, end) + penalty);
      }
    }
    return best[series.length];
  }

  private static double cost(double[] series, List<Integer> changes, double penalty) {
    double cost = 0;
    int from = 0;
    for (int change : changes) {
      cost += cost(series, from, change) + penalty;
      from = change;
    }
    return cost + cost(series, from, series.length);
  }

  private static double cost(double[] series, int from, int to) {
    double mean = Arrays.stream(series, from, to).average().orElse(0);
    return Arrays.stream(series, from, to).map(v -> (v - mean) * (v - mean)).sum();
  }
}
