package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.comparison.PrecisionTarget;
import tare.analysis.steadystate.WarmupRule;
import tare.results.ConfigurationSummary;
import tare.results.ResultsFolder;
import tare.results.Summary;

/** Measuring stops by the very interval that is printed. */
class ArmPrecisionTest {

  private static final AnalysisSettings SETTINGS = new AnalysisSettings(WarmupRule.HALF, 0.95);
  private static final long[] BARE = {100, 101, 99, 100, 102};
  private static final long[] TRACED = {1000, 1040, 970, 1010, 990};

  @TempDir private Path directory;

  private List<ArmPrecision> precisions(ResultsFolder folder, String target) throws IOException {
    return ArmPrecision.of(folder, SETTINGS, PrecisionTarget.parse(target));
  }

  private static ConfigurationSummary summary(ResultsFolder folder) throws IOException {
    Summary summary = Summarizer.summarise(folder, SETTINGS);
    return summary.configurations().stream()
        .filter(arm -> arm.arm().equals("Any/tcp"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void isTheRelativeWidthOfTreatmentTime() throws IOException {
    ResultsFolder folder =
        new RecordedRun().arm("baseline", BARE).arm("tcp", TRACED).in(directory.resolve("run"));

    ArmPrecision tcp = precisions(folder, "2%").get(0);

    assertThat(tcp.arm()).isEqualTo("Any/tcp");
    assertThat(tcp.width())
        .isCloseTo(summary(folder).nanosPerCall().relativeWidth(), within(1e-12));
    assertThat(tcp.reached()).isFalse();
    assertThat(tcp.forks().orElseThrow().expected()).isGreaterThan(5);
    assertThat(precisions(folder, "20%").get(0).reached()).isTrue();
  }

  @Test
  void isTheWidthOfTheOverheadForEachMonitoredCall() throws IOException {
    ResultsFolder folder =
        new RecordedRun().arm("baseline", BARE).arm("tcp", TRACED).in(directory.resolve("run"));

    ArmPrecision tcp = precisions(folder, "1ns").get(0);

    var overhead = summary(folder).overhead().nanosPerMonitoredCall();
    assertThat(tcp.width()).isCloseTo(overhead.high() - overhead.low(), within(1e-9));
    assertThat(tcp.reached()).isFalse();
    assertThat(precisions(folder, "50ns").get(0).reached()).isTrue();
  }

  @Test
  void predictsNothingFromASingleFork() throws IOException {
    ResultsFolder folder =
        new RecordedRun().arm("baseline", 100).arm("tcp", 1000).in(directory.resolve("run"));

    ArmPrecision tcp = precisions(folder, "2%").get(0);

    assertThat(tcp.reached()).isFalse();
    assertThat(tcp.forks()).isEmpty();
  }

  @Test
  void leavesOutWhatHasNoPublishedCost() throws IOException {
    ResultsFolder folder =
        new RecordedRun()
            .arm("baseline", BARE)
            .arm("tcp", TRACED)
            .missing("tcp")
            .in(directory.resolve("run"));

    assertThat(precisions(folder, "2%")).isEmpty();
  }
}
