package tare.analysis.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tare.analysis.statistics.Interval;

/** Reference values from SciPy 1.17.1 with these arrays. */
class ComparerTest {

  private static final List<Double> F = List.of(101.5, 99.2, 104.8, 100.1, 97.9);
  private static final List<Double> B = List.of(90.3, 88.8, 91.2, 89.5, 90.9, 92.4);
  private static final List<Double> G = List.of(98.7, 103.1, 100.9, 99.5, 102.2);
  private static final Comparer COMPARER = Comparer.DEFAULT;

  @Test
  void callsASlowDownARelevantRegression() {
    ArmComparison comparison = COMPARER.compare(ForkPair.independent("a", B, F));
    assertThat(comparison.id()).isEqualTo("a");
    assertThat(comparison.verdict()).isEqualTo(Change.RELEVANT_REGRESSION);
    assertThat(comparison.ratio().estimate()).isCloseTo(1.1122918265, within(1e-9));
    assertThat(comparison.ratio().low()).isCloseTo(1.05969459, within(1e-8));
    assertThat(comparison.pValue()).isCloseTo(0.0001913442, within(1e-10));
    assertThat(comparison.adjustedPValue()).isEqualTo(comparison.pValue());
    assertThat(comparison.forksToDecide()).isZero();
    assertThat(COMPARER.compare(ForkPair.independent("a", F, B)).verdict())
        .isEqualTo(Change.RELEVANT_IMPROVEMENT);
  }

  /**
   * {@code np.expm1((stats.t.ppf(.995,df)+stats.t.ppf(.9,df))*se)}, se and df of Welch on
   * logarithms.
   */
  @Test
  void saysWhatSuchDataShow() {
    ArmComparison comparison = COMPARER.compare(ForkPair.independent("a", B, F));
    assertThat(comparison.smallestVisibleChange()).isCloseTo(0.0694885147, within(1e-9));
  }

  /**
   * The least n with {@code r=(stats.t.ppf(.995,d)+stats.t.ppf(.9,d))*np.sqrt(v/n)} at most {@code
   * abs(est)} or {@code np.log(1.03)-abs(est)}; v, d of n forks an arm.
   */
  @Test
  void saysHowManyForksADecisionTakes() {
    ArmComparison near = COMPARER.compare(ForkPair.independent("a", F, G));
    assertThat(near.verdict()).isEqualTo(Change.INCONCLUSIVE);
    assertThat(near.forksToDecide()).isEqualTo(22);
    List<Double> slower = G.stream().map(value -> value * 1.02).toList();
    assertThat(COMPARER.compare(ForkPair.independent("a", F, slower)).forksToDecide())
        .isEqualTo(34);
  }

  /** {@code stats.ttest_1samp(np.log(r)-np.log(b), 0).pvalue}. */
  @Test
  void comparesBlockByBlockWhereAsked() {
    List<Double> r = List.of(101.5, 99.2, 104.8, 100.1, 97.9, 110.2);
    List<Double> b = List.of(90.3, 88.8, 91.2, 89.5, 90.9, 97.4);
    ArmComparison comparison = COMPARER.compare(new ForkPair("a", b, r, true));
    assertThat(comparison.pValue()).isCloseTo(5.109216917e-05, within(1e-13));
    assertThat(comparison.smallestVisibleChange()).isCloseTo(0.0495541928, within(1e-9));
    assertThat(comparison.ratio().estimate()).isCloseTo(1.119307263, within(1e-9));
  }

  @Test
  void judgesIntervals() {
    assertThat(COMPARER.verdict(interval(1.02, 1.01, 1.025), true))
        .isEqualTo(Change.SMALL_REGRESSION);
    assertThat(COMPARER.verdict(interval(1.031, 1.01, 1.05), true))
        .isEqualTo(Change.RELEVANT_REGRESSION);
    assertThat(COMPARER.verdict(interval(0.98, 0.97, 0.99), true))
        .isEqualTo(Change.SMALL_IMPROVEMENT);
    assertThat(COMPARER.verdict(interval(0.97, 0.96, 0.98), true))
        .isEqualTo(Change.RELEVANT_IMPROVEMENT);
    assertThat(COMPARER.verdict(interval(1, 0.98, 1.02), false))
        .isEqualTo(Change.NO_RELEVANT_CHANGE);
    assertThat(COMPARER.verdict(interval(1, 0.98, 1.031), false)).isEqualTo(Change.INCONCLUSIVE);
    assertThat(COMPARER.verdict(interval(1, 0.97, 1.02), false)).isEqualTo(Change.INCONCLUSIVE);
  }

  @Test
  void correctsForComparisonsMadeTogether() {
    List<Double> slightly = F.stream().map(value -> value * 1.058).toList();
    ForkPair pair = ForkPair.independent("slight", F, slightly);
    ArmComparison alone = COMPARER.compare(pair);
    assertThat(alone.verdict()).isEqualTo(Change.RELEVANT_REGRESSION);
    List<ForkPair> many =
        new ArrayList<>(Collections.nCopies(9, ForkPair.independent("same", F, G)));
    many.add(pair);
    ArmComparison together = COMPARER.compareAll(many).get(9);
    assertThat(together.id()).isEqualTo("slight");
    assertThat(together.ratio()).isEqualTo(alone.ratio());
    assertThat(together.adjustedPValue()).isCloseTo(10 * alone.pValue(), within(1e-12));
    assertThat(together.verdict()).isEqualTo(Change.INCONCLUSIVE);
    assertThat(together.forksToDecide()).isBetween(2, 20);
  }

  @Test
  void decidesNothingOnASingleFork() {
    ArmComparison comparison = COMPARER.compare(ForkPair.independent("a", List.of(100.0), F));
    assertThat(comparison.verdict()).isEqualTo(Change.INCONCLUSIVE);
    assertThat(comparison.smallestVisibleChange()).isInfinite();
    assertThat(comparison.forksToDecide()).isZero();
    assertThat(comparison.pValue()).isEqualTo(1);
    assertThat(COMPARER.compare(ForkPair.independent("a", F, List.of(100.0))).verdict())
        .isEqualTo(Change.INCONCLUSIVE);
  }

  @Test
  void decidesOnForksWithoutSpread() {
    List<Double> five = List.of(5.0, 5.0, 5.0);
    assertThat(COMPARER.compare(ForkPair.independent("a", five, five)).verdict())
        .isEqualTo(Change.NO_RELEVANT_CHANGE);
    assertThat(COMPARER.compare(ForkPair.independent("a", five, List.of(5.1, 5.1))).verdict())
        .isEqualTo(Change.SMALL_REGRESSION);
  }

  @Test
  void capsItsPredictions() {
    List<Double> wild = List.of(100.0, 3000.0, 5.0);
    List<Double> wilder = List.of(103.0, 3090.0, 5.15);
    assertThat(COMPARER.compare(ForkPair.independent("a", wild, wilder)).forksToDecide())
        .isEqualTo(Comparer.MOST_FORKS);
    assertThat(Comparer.leastForks(forks -> true)).isEqualTo(2);
    assertThat(Comparer.leastForks(forks -> forks >= 3)).isEqualTo(3);
    assertThat(Comparer.leastForks(forks -> forks >= 1000)).isEqualTo(1000);
    assertThat(Comparer.leastForks(forks -> false)).isEqualTo(Comparer.MOST_FORKS);
  }

  @Test
  void namesVerdictsAsEveryOutputDoes() {
    assertThat(Change.SMALL_REGRESSION.label()).isEqualTo("change");
    assertThat(Change.SMALL_REGRESSION.direction()).isEqualTo("regression");
    assertThat(Change.RELEVANT_IMPROVEMENT.direction()).isEqualTo("improvement");
    assertThat(Change.NO_RELEVANT_CHANGE.label()).isEqualTo("noRelevantChange");
    assertThat(Change.INCONCLUSIVE.direction()).isEmpty();
    assertThat(Change.SMALL_IMPROVEMENT.changed()).isTrue();
    assertThat(Change.SMALL_IMPROVEMENT.relevant()).isFalse();
    assertThat(Change.RELEVANT_REGRESSION.relevant()).isTrue();
    assertThat(Change.RELEVANT_IMPROVEMENT.relevant()).isTrue();
    assertThat(Change.INCONCLUSIVE.changed()).isFalse();
    assertThat(Change.NO_RELEVANT_CHANGE.changed()).isFalse();
  }

  @Test
  void refusesLevelsThatAreNone() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Comparer(1, 0.03, 0.9));
    assertThatIllegalArgumentException().isThrownBy(() -> new Comparer(0.99, 0, 0.9));
    assertThatIllegalArgumentException().isThrownBy(() -> new Comparer(0.99, 0.03, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Comparer(0.99, 0.03, 0));
  }

  private static Interval interval(double estimate, double low, double high) {
    return new Interval(estimate, low, high, 0.99);
  }
}
