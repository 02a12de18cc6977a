package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.report.ScalingWords;
import tare.analysis.report.TerminalReport;
import tare.analysis.steadystate.WarmupRule;
import tare.model.Experiment;
import tare.model.Verdict;
import tare.results.ResultsFolder;
import tare.results.Scaling;
import tare.results.Summary;

class ScalingsTest {

  @TempDir private Path directory;
  private final RecordedRun run =
      new RecordedRun()
          .arm("baseline/depth=2", 104, 105, 104)
          .arm("baseline/depth=4", 108, 107, 108)
          .arm("baseline/depth=8", 116, 117, 115);

  private Summary summary() throws IOException {
    Path place = directory.resolve("run");
    ResultsFolder folder = Files.exists(place) ? ResultsFolder.open(place) : run.in(place);
    return Summarizer.summarise(folder, new AnalysisSettings(WarmupRule.HALF, 0.95));
  }

  private Scaling agent() throws IOException {
    List<Scaling> scalings = summary().scalings();
    assertThat(scalings).extracting(Scaling::series).containsExactly("baseline", "Any/tcp");
    return scalings.get(1);
  }

  @Test
  void takesTheBaselineOffBlockByBlock() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234)
        .arm("tcp/depth=4", 338, 337, 339)
        .arm("tcp/depth=8", 546, 548, 544);

    Scaling agent = agent();

    assertThat(agent.axis()).isEqualTo("depth");
    assertThat(agent.points()).extracting(Scaling.Point::value).containsExactly(2.0, 4.0, 8.0);
    assertThat(agent.line().slope().estimate()).isCloseTo(50, within(0.3));
    assertThat(agent.line().slope().contains(50)).isTrue();
    assertThat(agent.line().medianSlope().estimate()).isCloseTo(50, within(0.3));
    assertThat(agent.line().intercept().estimate()).isCloseTo(30, within(1.0));
    assertThat(agent.line().blocks()).isEqualTo(3);
    assertThat(agent.line().lackOfFit().pValue()).isGreaterThan(0.05);
    assertThat(agent.line().knownSlope()).isNull();
  }

  @Test
  void saysWhenAStraightLineIsWrong() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234)
        .arm("tcp/depth=4", 338, 337, 339)
        .arm("tcp/depth=8", 946, 948, 944);

    Scaling.LackOfFit misfit = agent().line().lackOfFit();

    assertThat(misfit.pValue()).isLessThan(0.001);
    assertThat(misfit.worstValue()).isEqualTo(4);
    assertThat(misfit.worstShare()).isNegative();
  }

  @Test
  void publishesNoPointWhoseRecordsAreMissing() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234).arm("tcp/depth=8", 546, 548, 544).missing("tcp/depth=8");

    Scaling agent = agent();

    assertThat(agent.points().get(1).nanosPerMonitoredCall()).isNull();
    assertThat(agent.line()).isNull();
    assertThat(agent.noLine()).startsWith("1 of its 2 points have a published cost");
  }

  @Test
  void statesNoLawThroughTwoPoints() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234).arm("tcp/depth=4", 338, 337, 339);

    Summary summary = summary();

    assertThat(summary.scalings().get(1).line()).isNull();
    assertThat(ScalingWords.of(summary))
        .anyMatch(sentence -> sentence.startsWith("baseline: "))
        .contains(
            "No cost model of Any/tcp: it has 2 points, and a line through fewer than three says"
                + " nothing.");
  }

  @Test
  void statesNoLawWhenFailedForksLeaveTwoPoints() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234).arm("tcp/depth=4", 338, 337, 339).arm("tcp/depth=8");

    Scaling agent = agent();

    assertThat(agent.points().get(2).records()).isNull();
    assertThat(agent.noLine()).startsWith("2 of its 3 points have a published cost");
  }

  @Test
  void keepsWhatArrivedAtEveryPoint() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234)
        .arm("tcp/depth=4", 338, 337, 339)
        .arm("tcp/depth=8", 546, 548, 544)
        .delivered("tcp/depth=8", 250);
    Summary summary = summary();

    assertThat(agent().points())
        .extracting(point -> point.records().verdict())
        .containsExactly(Verdict.COMPLETE, Verdict.COMPLETE, Verdict.LOSSY);
    assertThat(agent().line().doubtfulAt()).containsExactly(8.0);
    assertThat(text(summary))
        .contains(
            """
            Any
             tcp     65.2±1.20 57.6±0.51 53.8±0.52 lossy at 8
            """)
        .contains(
            """
            Records that arrived of those expected, over depth
                     2     4       8
            Any
             tcp 100 % 100 % 25.00 %
            """);
    assertThat(ScalingWords.of(summary).get(1))
        .endsWith(" Records were lost at 8: there it is the cost of dropping them, too.");
  }

  @Test
  void tellsWhatTheAgentTimedWhereEveryForkDid() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234)
        .arm("tcp/depth=4", 338, 337, 339)
        .arm("tcp/depth=8", 546, 548, 544)
        .truth("tcp/depth=2", 49)
        .truth("tcp/depth=4", 50)
        .truth("tcp/depth=8", 51);

    assertThat(agent().line().knownSlope()).isEqualTo(50);
    assertThat(ScalingWords.of(summary()))
        .anyMatch(sentence -> sentence.contains("its agent timed 50.0 ns in the same forks"));
  }

  @Test
  void saysHowManyBlocksHaveEveryPoint() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234)
        .arm("tcp/depth=4", 338, 337, 339)
        .arm("tcp/depth=8", 546, 548);

    assertThat(agent().line().blocks()).isEqualTo(2);
    assertThat(ScalingWords.of(summary()))
        .anyMatch(sentence -> sentence.endsWith(" Only 2 of 3 blocks have a fork of each point."));
  }

  @Test
  void takesThePaceOfAConfigurationForNoSweep() throws IOException {
    ResultsFolder folder =
        new RecordedRun()
            .arm("baseline", 104, 105)
            .arm("baseline/rate=200", 204, 205)
            .arm("tcp", 404, 405)
            .in(directory.resolve("paced"));

    assertThat(Summarizer.summarise(folder, new AnalysisSettings(WarmupRule.HALF, 0.95)).scalings())
        .isEmpty();
  }

  @Test
  void showsASinglePointWhereTheOthersWereNotMeasured() throws IOException {
    run.arm("tcp/depth=2", 234, 236).arm("tcp/depth=4", 338, 337).arm("disk/depth=2", 200, 200);

    assertThat(summary().scalings())
        .extracting(Scaling::series)
        .containsExactly("baseline", "Any/tcp", "Any/disk");
  }

  @Test
  void isPrintedAsRowsOfTheSweep() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234)
        .arm("tcp/depth=4", 338, 337, 339)
        .arm("tcp/depth=8", 946, 948, 944);

    assertThat(text(summary()))
        .contains(
            """
            Overhead for each monitored call, ns ± 95 % interval, over depth (baseline: its own time)
                             2         4         8  arrived
            baseline 52.2±0.72 26.9±0.36 14.5±0.31        –
            Any
             tcp     65.2±1.20 57.6±0.51  104±0.52 complete
            """)
        .contains(
            "Any/tcp: a + b·depth, a = -74.6 ns [-76.4, -72.9] a call, b = 92.2 ns [91.9, 92.6]")
        .contains("straight line is wrong: at 4 it lies 19 %")
        .doesNotContain("Written to disk");
  }

  private String text(Summary summary) throws IOException {
    Experiment experiment = ResultsFolder.open(directory.resolve("run")).experiment();
    return TerminalReport.render(summary, experiment, false);
  }
}
