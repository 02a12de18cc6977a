package tare.analysis.steadystate;

import java.util.Arrays;

/**
 * Consecutive iterations of one level.
 *
 * @param from first iteration, from 0
 * @param to the iteration after the last
 * @param levelNanos geometric mean of its iterations without bursts
 */
public record Segment(int from, int to, double levelNanos) {

  static Segment of(double[] logarithms, int from, int to) {
    double level = Arrays.stream(logarithms, from, to).average().orElseThrow();
    return new Segment(from, to, Math.exp(level));
  }

  /** Iterations in it. */
  public int length() {
    return to - from;
  }

  /** How far the levels are apart, as a difference of logarithms: 0.02 is 2 %. */
  double distance(Segment other) {
    return Math.abs(Math.log(levelNanos / other.levelNanos));
  }

  /** From the begin of this one to the end of a later one, at the mean level of both. */
  Segment joined(Segment later) {
    double log =
        (Math.log(levelNanos) * length() + Math.log(later.levelNanos) * later.length())
            / (length() + later.length());
    return new Segment(from, later.to, Math.exp(log));
  }

  double squaredDeviations(double[] logarithms) {
    double level = Math.log(levelNanos);
    return Arrays.stream(logarithms, from, to).map(v -> (v - level) * (v - level)).sum();
  }
}
