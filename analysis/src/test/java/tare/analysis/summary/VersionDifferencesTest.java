package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.steadystate.WarmupRule;
import tare.results.Summary.VersionDifference;

class VersionDifferencesTest {

  @TempDir private Path directory;

  @Test
  void comparesEveryLaterReleaseWithTheFirstInTheSameConfiguration() throws IOException {
    List<VersionDifference> differences =
        differences(
            new RecordedRun()
                .arm("@1/tcp", 1_000, 1_000, 1_000)
                .arm("@1/disk", 500, 500, 500)
                .arm("@2/tcp", 1_100, 1_100, 1_100)
                .arm("@2/disk", 400, 400, 400)
                .arm("@3/tcp", 900, 900, 900));

    assertThat(differences)
        .extracting(VersionDifference::fromArm, VersionDifference::toArm)
        .containsExactly(
            tuple("Any@1/tcp", "Any@2/tcp"),
            tuple("Any@1/tcp", "Any@3/tcp"),
            tuple("Any@1/disk", "Any@2/disk"));
    // 1,000 to 1,100 ns for a call of depth 10.
    assertThat(differences.get(0).nanosPerMonitoredCall().estimate()).isCloseTo(10, within(1e-6));
    assertThat(differences.get(0).ratio().estimate()).isCloseTo(1.1, within(1e-9));
    assertThat(differences.get(2).nanosPerMonitoredCall().estimate()).isCloseTo(-10, within(1e-6));
  }

  @Test
  void saysNothingOfAReleaseWhoseRecordsForbidItsCost() throws IOException {
    assertThat(
            differences(
                new RecordedRun()
                    .arm("@1/tcp", 1_000, 1_000)
                    .arm("@2/tcp", 1_100, 1_100)
                    .missing("@2/tcp")))
        .isEmpty();
  }

  @Test
  void saysNothingOfOneRelease() throws IOException {
    assertThat(differences(new RecordedRun().arm("tcp", 1_000, 1_001).arm("disk", 900, 901)))
        .isEmpty();
  }

  private List<VersionDifference> differences(RecordedRun run) throws IOException {
    RecordedRun whole = run.arm("baseline", 100, 100, 100).arm("baseline-again", 100, 100, 100);
    return Summarizer.summarise(
            whole.in(directory), new AnalysisSettings(WarmupRule.HALF, AnalysisSettings.CONFIDENCE))
        .versionDifferences();
  }
}
