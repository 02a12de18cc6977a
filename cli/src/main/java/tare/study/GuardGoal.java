package tare.study;

import java.time.Duration;
import tare.analysis.comparison.Comparer;

/**
 * What a gate is to decide.
 *
 * @param threshold relative change of call time that is relevant, above 0
 * @param confidence 1 - the probability of a false alarm at any look, between 0 and 1
 * @param budget time after which no further block begins
 */
public record GuardGoal(double threshold, double confidence, Duration budget) {

  /** How one look judges. */
  Comparer comparer(double confidenceOfLook) {
    return new Comparer(confidenceOfLook, threshold, Comparer.DEFAULT.power());
  }
}
