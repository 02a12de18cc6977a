package tare.analysis.steadystate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the steady state of a fork in the means of its iterations: change points of their
 * logarithms, neighbours of the same level merged, and the last level held to last (Barrett et al.
 * 2017, "Virtual Machine Warmup Blows Hot and Cold"; Traini et al. 2023, "Towards effective
 * assessment of steady state performance in Java software").
 *
 * @param tolerance relative difference up to which two levels are one, above 0
 * @param leastSteadyShare share of the iterations that the last level must last, between 0 and 1
 * @param penaltyFactor of the penalty of a change, times long-run variance times log(iterations)
 */
public record SteadyStateDetector(double tolerance, double leastSteadyShare, double penaltyFactor) {

  /**
   * 3 % as for relevant changes; a fifth of the iterations; and a penalty of twice the information
   * criterion's (Schwarz 1978) on the long-run instead of the plain variance: calibrated so that
   * nine of ten flat forks stay in one piece up to an autocorrelation of 0.3 (docs/methodology.md).
   */
  public static final SteadyStateDetector DEFAULT = new SteadyStateDetector(0.03, 0.2, 4);

  /** Below this number of iterations nothing is seen. */
  public static final int LEAST_ITERATIONS = 10;

  private static final int SHORTEST_SEGMENT = 3;
  private static final int SHORTEST_STEADY = 5;
  private static final double DISTURBED_SHARE = 0.1;

  /** Noise below this part of the tolerance cannot matter. */
  private static final double LEAST_NOISE = 0.25;

  public SteadyStateDetector {
    if (!(tolerance > 0)
        || !(leastSteadyShare > 0 && leastSteadyShare <= 1)
        || !(penaltyFactor > 0)) {
      throw new IllegalArgumentException(
          "tolerance and penalty must be positive and the least share lie in (0, 1], but are "
              + tolerance
              + ", "
              + penaltyFactor
              + " and "
              + leastSteadyShare);
    }
  }

  /**
   * Classifies one fork.
   *
   * @param iterationNanos mean duration of a call in each iteration, positive, in order
   */
  public ForkSteadyState detect(double[] iterationNanos) {
    int iterations = iterationNanos.length;
    double[] logs = HampelFilter.filter(logarithms(iterationNanos));
    if (iterations < LEAST_ITERATIONS) {
      return unsteady(iterations, iterations == 0 ? List.of() : segments(logs, List.of()));
    }
    SeriesNoise noise = SeriesNoise.of(logs);
    double penalty = penalty(noise, iterations);
    List<Integer> changes = Pelt.changePoints(logs, penalty, SHORTEST_SEGMENT);
    int disturbed = (int) (DISTURBED_SHARE * iterations);
    List<Segment> segments = SegmentMerger.merge(segments(logs, changes), tolerance, disturbed);
    int start = firstSteady(logs, segments, noise);
    boolean lasts = iterations - start >= leastSteady(iterations);
    if (!lasts || Drift.replacesSteps(logs, segments, penalty, tolerance)) {
      return unsteady(iterations, segments);
    }
    List<Segment> cut = cutAt(start, logs, segments);
    return new ForkSteadyState(classOf(cut), start, iterations, cut);
  }

  private double penalty(SeriesNoise noise, int iterations) {
    double least = LEAST_NOISE * tolerance;
    double variance = Math.max(noise.longRunVariance(), least * least);
    return penaltyFactor * variance * Math.log(iterations);
  }

  private int leastSteady(int iterations) {
    return (int) Math.max(SHORTEST_STEADY, Math.ceil(leastSteadyShare * iterations));
  }

  /** The begin of the last level, later while it still creeps: the tail of a smooth warm-up. */
  private int firstSteady(double[] logs, List<Segment> segments, SeriesNoise noise) {
    Segment last = segments.get(segments.size() - 1);
    int start = last.from();
    int latest = logs.length - leastSteady(logs.length);
    while (start <= latest && Drift.creepsFrom(start, logs, tolerance, noise)) {
      start++;
    }
    boolean sameLevel =
        start > last.from()
            && start <= latest
            && Segment.of(logs, last.from(), start).distance(Segment.of(logs, start, logs.length))
                <= tolerance;
    return sameLevel ? last.from() : start;
  }

  private ForkClass classOf(List<Segment> segments) {
    Segment last = segments.get(segments.size() - 1);
    if (segments.size() == 1) {
      return ForkClass.FLAT;
    }
    boolean wasFaster =
        segments.stream()
            .anyMatch(
                segment ->
                    segment.levelNanos() < last.levelNanos() && segment.distance(last) > tolerance);
    return wasFaster ? ForkClass.SLOWDOWN : ForkClass.WARMUP;
  }

  private static List<Segment> cutAt(int start, double[] logs, List<Segment> segments) {
    List<Segment> cut = new ArrayList<>(segments);
    Segment last = cut.remove(cut.size() - 1);
    if (start == last.from()) {
      cut.add(last);
    } else {
      cut.add(Segment.of(logs, last.from(), start));
      cut.add(Segment.of(logs, start, last.to()));
    }
    return cut;
  }

  private static ForkSteadyState unsteady(int iterations, List<Segment> segments) {
    return new ForkSteadyState(ForkClass.NO_STEADY_STATE, iterations / 2, iterations, segments);
  }

  private static double[] logarithms(double[] iterationNanos) {
    for (int i = 0; i < iterationNanos.length; i++) {
      if (!(iterationNanos[i] > 0) || Double.isInfinite(iterationNanos[i])) {
        throw new IllegalArgumentException(
            "the mean of iteration " + i + " must be a positive time, but is " + iterationNanos[i]);
      }
    }
    return Arrays.stream(iterationNanos).map(Math::log).toArray();
  }

  private static List<Segment> segments(double[] logs, List<Integer> changes) {
    List<Segment> segments = new ArrayList<>();
    int from = 0;
    for (int change : changes) {
      segments.add(Segment.of(logs, from, change));
      from = change;
    }
    segments.add(Segment.of(logs, from, logs.length));
    return segments;
  }
}
