package tare.analysis.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tare.analysis.steadystate.HampelFilter;
import tare.analysis.steadystate.SeriesNoise;

/**
 * Finds where the level of a series changes: the clearest split first, then again in both parts
 * (E-divisive means, see {@link LargestStep}), each held to what chance makes of such noise ({@link
 * NullEvidence}). Up to three runs in a row that are off and come back are a glitch, and no step.
 *
 * @param significance share of whole series without a step in which one is seen all the same
 * @param resamples of the permutation test, at least 99
 * @param seed of the permutations
 */
public record StepDetector(double significance, int resamples, long seed) {

  /** One false step in a hundred whole series; docs/methodology.md says what that is a year. */
  public static final StepDetector DEFAULT = new StepDetector(0.01, 999, 20260105);

  /** Values of the shortest series in which a step can be seen. */
  public static final int LEAST_VALUES = 2 * LargestStep.LEAST_LENGTH;

  /** So many runs in a row may be off and come back. */
  public static final int LONGEST_GLITCH = LargestStep.LEAST_LENGTH - 1;

  private static final int LEAST_RESAMPLES = 99;

  /** Squared evidence looked for before the noise is known: 4.5 standard errors. */
  private static final double FIRST_EVIDENCE = 4.5 * 4.5;

  /** Noise and steps are found in turns until neither changes. */
  private static final int MOST_ROUNDS = 4;

  public StepDetector {
    if (!(significance > 0 && significance < 1) || resamples < LEAST_RESAMPLES) {
      throw new IllegalArgumentException(
          "a significance lies between 0 and 1 and takes "
              + LEAST_RESAMPLES
              + " resamples or more, but they are "
              + significance
              + " and "
              + resamples);
    }
  }

  /**
   * The steps in order of time.
   *
   * @param series values in order of time, finite; logarithms where ratios matter
   */
  public List<Step> detect(double[] series) {
    if (series.length < LEAST_VALUES) {
      return List.of();
    }
    double[] calm = calm(series);
    List<Integer> starts = firstDivision(calm);
    if (starts.isEmpty() && nothingUnusual(calm)) {
      return List.of();
    }
    for (int round = 1; ; round++) {
      Residuals residuals = Residuals.of(calm, Level.of(calm, starts));
      NullEvidence chance = NullEvidence.of(residuals, resamples, seed);
      Division division = Division.of(calm, residuals.variance(), chance.exceededBy(significance));
      if (division.starts().equals(starts) || round == MOST_ROUNDS) {
        return steps(series, division, chance);
      }
      starts = division.starts();
    }
  }

  /** The values without glitches. */
  static double[] withoutGlitches(double[] series) {
    return HampelFilter.filter(series, LONGEST_GLITCH, true);
  }

  /** Around 0, so that sums of squares keep their digits. */
  private static double[] calm(double[] series) {
    double[] calm = withoutGlitches(series);
    double mean = Arrays.stream(calm).average().orElse(0);
    Arrays.setAll(calm, i -> calm[i] - mean);
    return calm;
  }

  private static List<Integer> firstDivision(double[] calm) {
    double variance =
        Math.max(SeriesNoise.of(calm).longRunVariance(), Residuals.LEAST_SD * Residuals.LEAST_SD);
    double caution = 1 + (double) LEAST_VALUES / calm.length;
    return Division.of(calm, variance, FIRST_EVIDENCE * caution).starts();
  }

  private boolean nothingUnusual(double[] calm) {
    Residuals residuals = Residuals.of(calm, Level.of(calm, List.of()));
    double evidence =
        new LargestStep(calm.length, residuals.variance())
            .of(calm)
            .within(0, calm.length)
            .evidence();
    return NullEvidence.usual(evidence, significance, residuals, resamples, seed);
  }

  private static List<Step> steps(double[] series, Division division, NullEvidence chance) {
    List<Integer> starts = division.starts();
    List<Double> evidence = division.evidence();
    List<Level> levels = Level.of(withoutGlitches(series), starts);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      steps.add(
          new Step(
              starts.get(i),
              levels.get(i).mean(),
              levels.get(i + 1).mean(),
              chance.pValue(evidence.get(i))));
    }
    return steps;
  }
}
