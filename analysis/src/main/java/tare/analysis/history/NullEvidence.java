package tare.analysis.history;

import java.util.Arrays;

/**
 * How clear a step seems where there is none: the residuals of the series itself, whitened, put in
 * random order and made as autocorrelated again (a permutation test that allows for
 * autocorrelation; Huskova and Antoch 2003, "Detection of structural changes in regression",
 * permute residuals likewise).
 */
final class NullEvidence {

  private final double[] sorted;

  private NullEvidence(double[] sorted) {
    this.sorted = sorted;
  }

  /**
   * Permutes.
   *
   * @param resamples number of permutations
   * @param seed of their order
   */
  static NullEvidence of(Residuals residuals, int resamples, long seed) {
    Permutations permutations = new Permutations(residuals, seed);
    double[] evidence = new double[resamples];
    Arrays.setAll(evidence, i -> permutations.next());
    Arrays.sort(evidence);
    return new NullEvidence(evidence);
  }

  /**
   * Whether so many permutations look as clear that the rest cannot matter (Besag and Clifford
   * 1991, "Sequential Monte Carlo p-values"): most series have no step, and are done with quickly.
   */
  static boolean usual(
      double evidence, double significance, Residuals residuals, int resamples, long seed) {
    Permutations permutations = new Permutations(residuals, seed);
    int exceeding = 0;
    for (int i = 0; i < resamples && exceeding < significance * (resamples + 1); i++) {
      exceeding += permutations.next() >= evidence ? 1 : 0;
    }
    return exceeding >= significance * (resamples + 1);
  }

  /** The evidence that this share of series without a step exceeds. */
  double exceededBy(double share) {
    int exceeding = (int) Math.floor(share * (sorted.length + 1)) - 1;
    return sorted[sorted.length - 1 - Math.max(0, Math.min(exceeding, sorted.length - 1))];
  }

  /** The share of series without a step that look as if they had one as clear, never 0. */
  double pValue(double evidence) {
    int below = Arrays.binarySearch(sorted, evidence);
    int first = below >= 0 ? below : -below - 1;
    while (first > 0 && sorted[first - 1] == evidence) {
      first--;
    }
    return (1.0 + sorted.length - first) / (1 + sorted.length);
  }
}
