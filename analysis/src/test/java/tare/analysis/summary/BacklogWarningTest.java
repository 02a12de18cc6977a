package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.steadystate.WarmupRule;
import tare.model.Warning;
import tare.results.ConfigurationSummary;

/** Work that was put off, seen by what had arrived when the calls had ended. */
class BacklogWarningTest {

  @TempDir private Path directory;

  private ConfigurationSummary tcp(long deliveredAtDone) throws IOException {
    return Summarizer.summarise(
            new RecordedRun()
                .arm("baseline", 100, 101)
                .arm("tcp", 1000, 1001)
                .deliveredAtDone(deliveredAtDone)
                .in(directory.resolve("run")),
            new AnalysisSettings(WarmupRule.STEADY, 0.95))
        .configurations()
        .get(1);
  }

  @Test
  void callsForksWhoseRecordsCameLateABacklog() throws IOException {
    ConfigurationSummary late = tcp(600);

    assertThat(late.steadyState().classes()).containsEntry("backlog", 2);
    assertThat(late.warnings())
        .filteredOn(warning -> warning.code().equals("backlog"))
        .extracting(Warning::message)
        .containsExactly(
            "when the calls of 2 forks had ended, 40 % of the records had not arrived yet");
  }

  @Test
  void allowsABatchToBeUnderWay() throws IOException {
    ConfigurationSummary prompt = tcp(950);

    assertThat(prompt.steadyState().classes()).doesNotContainKey("backlog");
    assertThat(prompt.warnings()).extracting(Warning::code).doesNotContain("backlog");
  }
}
