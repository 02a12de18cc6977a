package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tare.model.RecordAccounting;
import tare.results.ConfidenceInterval;
import tare.results.Scaling;

class ScalingWordsTest {

  private static final RecordAccounting COMPLETE =
      RecordAccounting.of(1_000, 1_000, 0, Optional.empty());
  private static final RecordAccounting LOSSY = RecordAccounting.of(1_000, 10, 0, Optional.empty());
  private static final Scaling.LackOfFit STRAIGHT = new Scaling.LackOfFit(0.4, 8, 0.01);
  private static final ConfidenceInterval COST = ConfidenceInterval.of(50, 49, 51, 0.95);
  private static final ConfidenceInterval MEDIANS = ConfidenceInterval.of(48, 47, 49, 0.95);

  private static Scaling.Point point(double depth, RecordAccounting records) {
    return new Scaling.Point(depth, "A/tcp/depth=" + depth, COST, null, records);
  }

  private static String words(Scaling.LackOfFit misfit, Double known, RecordAccounting... records) {
    List<Scaling.Point> points =
        IntStream.range(0, records.length).mapToObj(i -> point(2 << i, records[i])).toList();
    Scaling.Line line =
        new Scaling.Line(
            ConfidenceInterval.of(12, 10, 14, 0.95), COST, MEDIANS, 5, List.of(), misfit, known);
    return LineWords.of(new Scaling("A", "A/tcp", "depth", points, line, null), 5);
  }

  @Test
  void saysTheLawAndThatItHolds() {
    assertThat(words(STRAIGHT, null, COMPLETE, COMPLETE, COMPLETE))
        .isEqualTo(
            "A/tcp: a + b·depth, a = 12.0 ns [10.0, 14.0] a call, b = 50.0 ns [49.0, 51.0] for each"
                + " monitored call, by medians 48.0 ns [47.0, 49.0]; a straight line holds.");
  }

  @Test
  void claimsNoStraightLineWhereTheSpreadHidesABend() {
    assertThat(words(new Scaling.LackOfFit(0.4, 8, -0.3), null, COMPLETE, COMPLETE, COMPLETE))
        .endsWith(
            "; the forks spread too much to say whether the line is straight (at 8 it lies"
                + " 30 % of a call's time too high).");
    assertThat(words(null, null, COMPLETE, COMPLETE, COMPLETE))
        .endsWith("; too few forks to say whether the line is straight.");
    assertThat(words(new Scaling.LackOfFit(0.001, 8, 0.3), null, COMPLETE, COMPLETE, COMPLETE))
        .endsWith("; a straight line is wrong: at 8 it lies 30 % of a call's time too low.");
  }

  @Test
  void saysAtWhichPointsRecordsWereLost() {
    assertThat(words(STRAIGHT, null, COMPLETE, COMPLETE, LOSSY))
        .endsWith(" Records were lost at 8: there it is the cost of dropping them, too.");
    assertThat(words(STRAIGHT, null, LOSSY, LOSSY, LOSSY))
        .endsWith(" Records were lost at every point: it is the cost of dropping them, too.");
    assertThat(words(STRAIGHT, null, LOSSY, RecordAccounting.of(0, 0, 0, Optional.empty()), LOSSY))
        .contains(" Records were lost at 2, 8:")
        .endsWith(" Nothing shows that the agent instrumented at 4.");
  }

  @Test
  void comparesWithWhatTheAgentTimed() {
    assertThat(words(STRAIGHT, 50.5, COMPLETE, COMPLETE, COMPLETE))
        .contains(
            " (its agent timed 50.5 ns in the same forks: off by -1.0 %, inside the interval), by");
    assertThat(words(STRAIGHT, 40.0, COMPLETE, COMPLETE, COMPLETE))
        .contains("off by 25.0 %, not inside the interval), by");
  }
}
