package tare.analysis.statistics;

/** What every estimator asks of its input. */
final class Require {

  private Require() {}

  /** Returns the values when there is at least one and all are finite. */
  static double[] finite(double[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("there are no values");
    }
    for (int i = 0; i < values.length; i++) {
      if (!Double.isFinite(values[i])) {
        throw new IllegalArgumentException("value " + i + " is no finite number: " + values[i]);
      }
    }
    return values;
  }

  /** The logarithms, when every value is positive. */
  static double[] logarithms(double[] values) {
    double[] logarithms = finite(values).clone();
    for (int i = 0; i < logarithms.length; i++) {
      if (!(values[i] > 0)) {
        throw new IllegalArgumentException(
            "value " + i + " has no logarithm: " + values[i] + "; compare differences instead");
      }
      logarithms[i] = Math.log(values[i]);
    }
    return logarithms;
  }

  /** Returns the level when it lies between 0 and 1. */
  static double confidence(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException(
          "confidence must lie between 0 and 1, but is " + confidence);
    }
    return confidence;
  }
}
