package tare.analysis.comparison;

import tare.analysis.statistics.Interval;

/**
 * What changed between two arms.
 *
 * @param id what was compared
 * @param ratio new / base of geometric means of call time
 * @param pValue of "no change", two-sided
 * @param adjustedPValue after Holm's correction over all comparisons made together
 * @param verdict the judgement
 * @param smallestVisibleChange relative change of the true ratio that such data show in nine of ten
 *     experiments; infinite when an arm has a single fork
 * @param forksToDecide forks an arm that would lead to a decision in nine of ten experiments, if
 *     the estimate is right; 0 when decided or unknown, {@link Comparer#MOST_FORKS} for that many
 *     or more
 */
public record ArmComparison(
    String id,
    Interval ratio,
    double pValue,
    double adjustedPValue,
    Change verdict,
    double smallestVisibleChange,
    int forksToDecide) {}
