package tare.analysis.steadystate;

import java.util.List;

/**
 * What one fork did.
 *
 * @param forkClass its class
 * @param firstSteadyIteration first iteration that counts, from 0; without a steady state the first
 *     of the last half
 * @param iterations of the fork
 * @param segments levels in order, neighbours of the same level merged
 */
public record ForkSteadyState(
    ForkClass forkClass, int firstSteadyIteration, int iterations, List<Segment> segments) {

  public ForkSteadyState {
    segments = List.copyOf(segments);
  }

  /** The same times with work left behind: no steady state, so its last half counts. */
  public ForkSteadyState withBacklog() {
    return new ForkSteadyState(ForkClass.BACKLOG, iterations / 2, iterations, segments);
  }
}
