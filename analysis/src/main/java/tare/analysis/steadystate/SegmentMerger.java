package tare.analysis.steadystate;

import java.util.ArrayList;
import java.util.List;

/**
 * Joins segments whose levels do not differ by anything that matters, and passes over disturbances.
 */
final class SegmentMerger {

  /** How much longer than a disturbance the same level must last before and after it. */
  private static final int SURROUNDED = 2;

  private final List<Segment> segments;
  private final double tolerance;
  private int disturbedIterationsLeft;

  private SegmentMerger(List<Segment> segments, double tolerance, int disturbedIterations) {
    this.segments = new ArrayList<>(segments);
    this.tolerance = tolerance;
    this.disturbedIterationsLeft = disturbedIterations;
  }

  /**
   * Merges neighbours.
   *
   * @param segments in order
   * @param tolerance difference of log levels up to which they are one
   * @param disturbedIterations how many iterations may stand at another level between two longer
   *     stretches of the same one: something passed by, the level did not change
   */
  static List<Segment> merge(List<Segment> segments, double tolerance, int disturbedIterations) {
    SegmentMerger merger = new SegmentMerger(segments, tolerance, disturbedIterations);
    boolean changed = true;
    while (changed) {
      changed = merger.joinNearest() || merger.passOverDisturbance();
    }
    return merger.segments;
  }

  private boolean joinNearest() {
    int nearest = -1;
    double least = tolerance;
    for (int i = 0; i + 1 < segments.size(); i++) {
      double distance = segments.get(i).distance(segments.get(i + 1));
      if (distance <= least) {
        least = distance;
        nearest = i;
      }
    }
    if (nearest >= 0) {
      Segment next = segments.remove(nearest + 1);
      segments.set(nearest, segments.get(nearest).joined(next));
    }
    return nearest >= 0;
  }

  private boolean passOverDisturbance() {
    for (int i = 1; i + 1 < segments.size(); i++) {
      Segment before = segments.get(i - 1);
      Segment after = segments.get(i + 1);
      int length = segments.get(i).length();
      boolean surrounded = Math.min(before.length(), after.length()) >= SURROUNDED * length;
      if (surrounded && length <= disturbedIterationsLeft && before.distance(after) <= tolerance) {
        disturbedIterationsLeft -= length;
        segments.subList(i, i + 2).clear();
        segments.set(i - 1, before.joined(after));
        return true;
      }
    }
    return false;
  }
}
