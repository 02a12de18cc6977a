package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SegmentMergerTest {

  @Test
  void joinsNeighboursOfTheSameLevel() {
    List<Segment> merged = SegmentMerger.merge(segments(10, 200, 20, 100, 20, 102), 0.03, 0);
    assertThat(merged).extracting(Segment::from).containsExactly(0, 10);
    assertThat(merged.get(1).levelNanos()).isCloseTo(Math.sqrt(100 * 102), within(1e-9));
    assertThat(merged.get(1).to()).isEqualTo(50);
  }

  @Test
  void weighsLevelsByTheirLength() {
    Segment joined = SegmentMerger.merge(segments(10, 100, 30, 102), 0.03, 0).get(0);
    assertThat(Math.log(joined.levelNanos()))
        .isCloseTo((Math.log(100) + 3 * Math.log(102)) / 4, within(1e-12));
  }

  @Test
  void joinsTheNearestFirst() {
    List<Segment> merged = SegmentMerger.merge(segments(10, 100, 10, 102.5, 10, 103), 0.027, 0);
    assertThat(merged).extracting(Segment::from).containsExactly(0, 10);
  }

  @Test
  void passesOverAShortDisturbance() {
    List<Segment> merged = SegmentMerger.merge(segments(20, 100, 4, 150, 26, 101), 0.03, 5);
    assertThat(merged).hasSize(1);
    assertThat(merged.get(0).levelNanos()).isBetween(100.0, 101.0);
    assertThat(merged.get(0).length()).isEqualTo(50);
  }

  @Test
  void doesNotPassOverMoreThanAllowed() {
    assertThat(SegmentMerger.merge(segments(20, 100, 6, 150, 24, 101), 0.03, 5)).hasSize(3);
    assertThat(SegmentMerger.merge(segments(12, 100, 3, 150, 12, 101, 3, 150, 20, 100), 0.03, 5))
        .hasSize(3);
  }

  @Test
  void doesNotTakeACycleForADisturbance() {
    assertThat(SegmentMerger.merge(segments(5, 100, 4, 150, 5, 100, 4, 150), 0.03, 5)).hasSize(4);
    assertThat(SegmentMerger.merge(segments(8, 100, 4, 150, 7, 100), 0.03, 5)).hasSize(3);
    assertThat(SegmentMerger.merge(segments(8, 100, 4, 150, 8, 100), 0.03, 5)).hasSize(1);
  }

  @Test
  void doesNotPassOverAChangeOfLevel() {
    assertThat(SegmentMerger.merge(segments(20, 100, 4, 150, 26, 110), 0.03, 5)).hasSize(3);
  }

  private static List<Segment> segments(double... lengthsAndLevels) {
    List<Segment> segments = new java.util.ArrayList<>();
    int from = 0;
    for (int i = 0; i < lengthsAndLevels.length; i += 2) {
      int to = from + (int) lengthsAndLevels[i];
      segments.add(new Segment(from, to, lengthsAndLevels[i + 1]));
      from = to;
    }
    return segments;
  }
}
