package tare.analysis.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Values to places along a line.
 *
 * @param low value at its beginning
 * @param high value at its end, above {@code low}
 * @param from place of {@code low}
 * @param to place of {@code high}
 */
record ChartScale(double low, double high, double from, double to) {

  private static final double[] ROUND_STEPS = {1, 2, 5, 10};

  /** Room for all but the most extreme hundredth of the values, and for the levels. */
  static ChartScale around(double[] values, double[] levels, double from, double to) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int cut = sorted.length / 100;
    double low = sorted[cut];
    double high = sorted[sorted.length - 1 - cut];
    for (double level : levels) {
      low = Math.min(low, level);
      high = Math.max(high, level);
    }
    double least = low == 0 && high == 0 ? 1 : Math.abs(high) * 0.005 + 1e-9;
    double margin = Math.max((high - low) * 0.15, least);
    return new ChartScale(low - margin, high + margin, from, to);
  }

  /** The place of a value; one beyond the ends is drawn at the end. */
  double place(double value) {
    double share = (value - low) / (high - low);
    return from + (to - from) * Math.max(0, Math.min(1, share));
  }

  boolean holds(double value) {
    return low <= value && value <= high;
  }

  /** Round values, about four. */
  List<Double> ticks() {
    double raw = (high - low) / 4;
    double power = Math.pow(10, Math.floor(Math.log10(raw)));
    double step = power;
    for (double round : ROUND_STEPS) {
      if (round * power >= raw) {
        step = round * power;
        break;
      }
    }
    List<Double> ticks = new ArrayList<>();
    for (double tick = Math.ceil(low / step) * step; tick <= high; tick += step) {
      ticks.add(tick);
    }
    return ticks;
  }
}
