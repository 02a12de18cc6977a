package tare.analysis.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.PairedInterval;
import tare.analysis.statistics.WelchInterval;

/**
 * Judges changes of call time (Kalibera and Jones 2020, "Quantifying Performance Changes with
 * Effect Size Confidence Intervals"; Laaber et al. 2021): Welch on logarithms decides.
 *
 * @param confidence of the interval and of the whole family of comparisons, between 0 and 1
 * @param relevantChange relative change that matters, above 0; the same factor up and down
 * @param power probability with which a true change is to be seen, between 0 and 1
 */
public record Comparer(double confidence, double relevantChange, double power) {

  /** 99 %, changes from 3 % on matter, and are to be seen in nine of ten experiments. */
  public static final Comparer DEFAULT = new Comparer(0.99, 0.03, 0.9);

  /** Where prediction ends: nobody measures more. */
  public static final int MOST_FORKS = 10_000;

  public Comparer {
    if (!(confidence > 0 && confidence < 1 && relevantChange > 0 && power > 0 && power < 1)) {
      throw new IllegalArgumentException(
          "confidence and power must lie between 0 and 1 and the relevant change above 0, but are "
              + confidence
              + ", "
              + power
              + " and "
              + relevantChange);
    }
  }

  /** Judges one comparison alone. */
  public ArmComparison compare(ForkPair pair) {
    return compareAll(List.of(pair)).get(0);
  }

  /** Judges several comparisons together, with Holm's correction. */
  public List<ArmComparison> compareAll(List<ForkPair> pairs) {
    double[] pValues = pairs.stream().mapToDouble(Comparer::pValue).toArray();
    double[] adjusted = Holm.adjust(pValues);
    List<ArmComparison> comparisons = new ArrayList<>();
    for (int i = 0; i < pValues.length; i++) {
      comparisons.add(judge(pairs.get(i), pValues[i], adjusted[i]));
    }
    return comparisons;
  }

  private ArmComparison judge(ForkPair pair, double pValue, double adjustedPValue) {
    Interval ratio = ratio(pair);
    Change verdict = verdict(ratio, adjustedPValue < 1 - confidence);
    double visible = Double.POSITIVE_INFINITY;
    int forks = 0;
    if (pair.hasSpread()) {
      LogDifference difference = difference(pair);
      visible = Math.expm1(difference.reach(confidence, power));
      forks = verdict == Change.INCONCLUSIVE ? forksToDecide(difference) : 0;
    }
    return new ArmComparison(pair.id(), ratio, pValue, adjustedPValue, verdict, visible, forks);
  }

  /**
   * The verdict on an interval.
   *
   * @param ratio new / base
   * @param excludesOne whether 1 is excluded after all corrections
   */
  public Change verdict(Interval ratio, boolean excludesOne) {
    double relevant = Math.log1p(relevantChange);
    if (excludesOne) {
      boolean large = Math.abs(Math.log(ratio.estimate())) > relevant;
      if (ratio.estimate() > 1) {
        return large ? Change.RELEVANT_REGRESSION : Change.SMALL_REGRESSION;
      }
      return large ? Change.RELEVANT_IMPROVEMENT : Change.SMALL_IMPROVEMENT;
    }
    return irrelevant(ratio) ? Change.NO_RELEVANT_CHANGE : Change.INCONCLUSIVE;
  }

  /** Whether no change that matters can hide in the interval of new / base. */
  public boolean irrelevant(Interval ratio) {
    return ratio.low() >= 1 / (1 + relevantChange) && ratio.high() <= 1 + relevantChange;
  }

  private int forksToDecide(LogDifference difference) {
    double distance = Math.abs(difference.estimate());
    double room = Math.log1p(relevantChange) - distance;
    return leastForks(
        forks -> {
          double reach = difference.reach(forks, confidence, power);
          return distance >= reach || room >= reach;
        });
  }

  /** The least number of forks from 2 on that is enough, when more than enough is enough too. */
  static int leastForks(IntPredicate enough) {
    int high = 2;
    while (high < MOST_FORKS && !enough.test(high)) {
      high *= 2;
    }
    int low = high / 2;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (enough.test(middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return Math.min(high, MOST_FORKS);
  }

  private Interval ratio(ForkPair pair) {
    return pair.paired()
        ? PairedInterval.ofRatio(pair.changedValues(), pair.baseValues(), confidence)
        : WelchInterval.ofRatio(pair.changedValues(), pair.baseValues(), confidence);
  }

  private static double pValue(ForkPair pair) {
    return pair.paired()
        ? PairedInterval.ratioPValue(pair.changedValues(), pair.baseValues())
        : WelchInterval.ratioPValue(pair.changedValues(), pair.baseValues());
  }

  private static LogDifference difference(ForkPair pair) {
    return pair.paired()
        ? LogDifference.paired(pair.changedValues(), pair.baseValues())
        : LogDifference.independent(pair.changedValues(), pair.baseValues());
  }
}
