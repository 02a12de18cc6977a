package tare.analysis.history;

import java.util.Arrays;
import tare.results.history.HistoryMetric;

/** On which scale a series is compared: logarithms, or as it is. */
enum SeriesScale {
  /** Ratios matter. */
  LOGARITHMIC {
    @Override
    double onto(double value) {
      return Math.log(value);
    }

    @Override
    double back(double scaled) {
      return Math.exp(scaled);
    }

    @Override
    double change(double before, double after) {
      return after / before - 1;
    }

    @Override
    double rise(double before, double after) {
      return Math.log(after / before);
    }

    @Override
    double least(double threshold) {
      return Math.log1p(threshold);
    }
  },
  /** Shares: percentage points matter. */
  SHARE {
    @Override
    double change(double before, double after) {
      return after - before;
    }
  },
  /** Values that may be zero; a unit is the least that a change is compared with. */
  PLAIN {
    @Override
    double change(double before, double after) {
      return (after - before) / Math.max(1, Math.abs(before));
    }
  };

  static SeriesScale of(Series series) {
    if (series.relative()) {
      return LOGARITHMIC;
    }
    return series.key().metric() == HistoryMetric.DELIVERED ? SHARE : PLAIN;
  }

  double onto(double value) {
    return value;
  }

  double back(double scaled) {
    return scaled;
  }

  /** The change as people read it. */
  abstract double change(double before, double after);

  /** The change as it adds up. */
  double rise(double before, double after) {
    return change(before, after);
  }

  /** The least rise that is relevant. */
  double least(double threshold) {
    return threshold;
  }

  /** The level of all values, glitches left out. */
  double level(double[] values) {
    double[] scaled = Arrays.stream(values).map(this::onto).toArray();
    double[] calm = StepDetector.withoutGlitches(scaled);
    return back(Arrays.stream(calm).average().orElse(Double.NaN));
  }
}
