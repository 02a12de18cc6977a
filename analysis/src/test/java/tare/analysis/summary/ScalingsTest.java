package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.report.TerminalReport;
import tare.analysis.steadystate.WarmupRule;
import tare.model.Experiment;
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
    ResultsFolder folder = run.in(directory.resolve("run"));
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
  }

  @Test
  void isPrintedAsRowsOfTheSweep() throws IOException {
    run.arm("tcp/depth=2", 234, 236, 234)
        .arm("tcp/depth=4", 338, 337, 339)
        .arm("tcp/depth=8", 946, 948, 944);
    Summary summary = summary();
    Experiment experiment = ResultsFolder.open(directory.resolve("run")).experiment();

    String text = TerminalReport.render(summary, experiment, false);

    assertThat(text)
        .contains(
            """
            Overhead for each monitored call, ns, over depth (baseline: its own time)
                        2    4    8  arrived
            baseline 52.2 26.9 14.5        –
            Any/tcp  65.2 57.6  104 complete
            """)
        .contains("Any/tcp: ")
        .contains("straight line is wrong: at 4 a call takes 19 % less than it says.")
        .doesNotContain("Written to disk");
  }
}
