package tare.analysis.statistics;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;

/**
 * Where the variance comes from: forks, iterations inside a fork, calls inside an iteration.
 *
 * <p>Unbiased components of the nested random-effects model (Kalibera and Jones 2013, "Rigorous
 * Benchmarking in Reasonable Time", section 5; Searle, Casella and McCulloch 1992), with negative
 * estimates set to 0. The iterations of a fork may differ in number, as their steady state begins
 * sooner or later: the harmonic mean stands for it.
 *
 * @param betweenForks variance of forks' true means, in square nanoseconds
 * @param betweenIterations variance of iterations' true means around their fork's
 * @param withinIterations variance of calls around their iteration's mean
 * @param iterationsPerFork harmonic mean
 * @param callsPerIteration calls of one iteration
 */
public record VarianceComponents(
    double betweenForks,
    double betweenIterations,
    double withinIterations,
    double iterationsPerFork,
    double callsPerIteration) {

  /**
   * Shares of a whole, adding up to 1; all 0 when nothing varies.
   *
   * @param betweenForks share of the forks
   * @param betweenIterations share of the iterations
   * @param withinIterations share of the calls
   */
  public record Shares(double betweenForks, double betweenIterations, double withinIterations) {

    private static Shares of(double forks, double iterations, double within) {
      double total = forks + iterations + within;
      return total == 0
          ? new Shares(0, 0, 0)
          : new Shares(forks / total, iterations / total, within / total);
    }
  }

  /**
   * Splits the variance of one arm.
   *
   * @param iterationMeans of each fork; at least two forks, of at least two iterations each
   * @param iterationVariances of the same iterations' calls, with divisor count - 1
   * @param callsPerIteration at least 1
   */
  public static VarianceComponents of(
      double[][] iterationMeans, double[][] iterationVariances, double callsPerIteration) {
    int forks = iterationMeans.length;
    if (forks < 2) {
      throw new IllegalArgumentException("shares of variance need at least 2 forks, not " + forks);
    }
    double[] forkMeans = new double[forks];
    double within = 0;
    double squares = 0;
    double freedom = 0;
    double inverseIterations = 0;
    for (int f = 0; f < forks; f++) {
      int iterations = requireIterations(iterationMeans[f], f);
      forkMeans[f] = Mean.of(iterationMeans[f]).getAsDouble();
      within += Mean.of(iterationVariances[f]).getAsDouble() / forks;
      squares += Variance.of(iterationMeans[f]).getAsDouble() * (iterations - 1);
      freedom += iterations - 1;
      inverseIterations += 1.0 / iterations / forks;
    }
    double ofIterationMeans = squares / freedom;
    double ofForkMeans = Variance.of(forkMeans).getAsDouble();
    return new VarianceComponents(
        Math.max(0, ofForkMeans - ofIterationMeans * inverseIterations),
        Math.max(0, ofIterationMeans - within / callsPerIteration),
        within,
        1 / inverseIterations,
        callsPerIteration);
  }

  private static int requireIterations(double[] means, int fork) {
    if (means.length < 2) {
      throw new IllegalArgumentException(
          "shares of variance need at least 2 iterations a fork, but fork "
              + fork
              + " has "
              + means.length);
    }
    return means.length;
  }

  /** Shares of the variance of a single call. */
  public Shares ofCall() {
    return Shares.of(betweenForks, betweenIterations, withinIterations);
  }

  /**
   * Shares of the variance of an arm's mean: they say what makes its interval wide, and so whether
   * more forks or longer forks narrow it.
   */
  public Shares ofMean() {
    double iterations = betweenIterations / iterationsPerFork;
    double within = withinIterations / (iterationsPerFork * callsPerIteration);
    return Shares.of(betweenForks, iterations, within);
  }
}
