package tare.analysis.summary;

import tare.analysis.comparison.Comparer;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.SameArmTest;
import tare.analysis.statistics.WelchInterval;
import tare.results.Summary.SameArmCheck;

/**
 * The A/A test of an experiment: a baseline against its double.
 *
 * @param first the one
 * @param again the other
 */
record BaselineCheck(ArmSample first, ArmSample again) {

  /** A false alarm in a hundred experiments. */
  private static final double CONFIDENCE = 0.99;

  SameArmTest test() {
    return SameArmTest.of(values(first), values(again), CONFIDENCE);
  }

  SameArmCheck check() {
    SameArmTest test = test();
    Interval nanos =
        WelchInterval.ofGeometricMeanDifference(values(again), values(first), CONFIDENCE)
            .dividedBy(first.arm().parameters().depth());
    return new SameArmCheck(
        first.arm().id(),
        again.arm().id(),
        Intervals.summarised(nanos),
        Intervals.summarised(test.ratio()),
        test.pValue(),
        verdict(test, nanos));
  }

  private static double[] values(ArmSample sample) {
    return sample.values(CallStatistic.MEAN);
  }

  /**
   * The two are the same only where no difference that matters can hide. A share of a call says
   * nothing where the method is empty, nanoseconds say nothing where it takes long: either will do.
   */
  private static SameArmCheck.Verdict verdict(SameArmTest test, Interval nanos) {
    if (test.differs()) {
      return SameArmCheck.Verdict.DIFFERS;
    }
    double matters = SameArmCheck.RELEVANT_NANOS;
    boolean small = nanos.low() >= -matters && nanos.high() <= matters;
    return small || Comparer.DEFAULT.irrelevant(test.ratio())
        ? SameArmCheck.Verdict.SAME
        : SameArmCheck.Verdict.UNDECIDED;
  }
}
