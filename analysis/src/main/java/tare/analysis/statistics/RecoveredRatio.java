package tare.analysis.statistics;

/**
 * The interval of a ratio of two quantities that were bounded independently, from the limits of
 * both (Donner and Zou 2012, "Closed-form confidence intervals for functions of the normal mean and
 * standard deviation", MOVER-R). For normal limits it is Fieller's (1954).
 */
public final class RecoveredRatio {

  private RecoveredRatio() {}

  /**
   * Divides one by the other.
   *
   * @param numerator any
   * @param denominator whose lower limit is above 0; else the ratio has no bounds
   * @throws IllegalArgumentException when the denominator may be 0
   */
  public static Interval of(Interval numerator, Interval denominator) {
    if (!(denominator.low() > 0)) {
      throw new IllegalArgumentException(
          "a ratio needs a denominator that is surely positive, but it may be "
              + denominator.low());
    }
    if (numerator.estimate() < 0) {
      return negative(of(negative(numerator), denominator));
    }
    double ratio = numerator.estimate() / denominator.estimate();
    if (!numerator.bounded() || !denominator.bounded()) {
      return Interval.unbounded(ratio, numerator.confidence());
    }
    double product = numerator.estimate() * denominator.estimate();
    double low =
        root(
            product,
            mirrored(numerator.estimate(), numerator.low()),
            mirrored(denominator.estimate(), denominator.high()),
            -1);
    double high =
        root(
            product,
            mirrored(numerator.estimate(), numerator.high()),
            mirrored(denominator.estimate(), denominator.low()),
            1);
    return new Interval(ratio, Math.min(low, ratio), Math.max(high, ratio), numerator.confidence());
  }

  private static Interval negative(Interval of) {
    return new Interval(-of.estimate(), -of.high(), -of.low(), of.confidence());
  }

  /** A limit times its mirror image on the other side of the estimate. */
  private static double mirrored(double estimate, double limit) {
    return limit * (2 * estimate - limit);
  }

  /**
   * A solution of {@code divisor x^2 - 2 product x + dividend = 0}, whatever the divisor's sign.
   */
  private static double root(double product, double dividend, double divisor, int sign) {
    double squareRoot = Math.sqrt(Math.max(0, product * product - dividend * divisor));
    if (divisor > 0) {
      return (product + sign * squareRoot) / divisor;
    }
    return dividend / (product - sign * squareRoot);
  }
}
