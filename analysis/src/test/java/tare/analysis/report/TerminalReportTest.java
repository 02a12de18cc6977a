package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tare.model.RecordAccounting;
import tare.model.Stage;
import tare.model.Warning;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;

class TerminalReportTest {

  private static final RecordAccounting COMPLETE =
      RecordAccounting.of(1_000, 1_000, 0, Optional.empty());

  @Test
  void fitsAHundredColumnsWhateverItHolds() {
    List<ConfigurationSummary> arms =
        List.of(
            ReportExamples.baseline("baseline"),
            new ReportExamples.Example("A", "1", "a-configuration-with-a-very-long-name", Stage.TCP)
                .overhead(
                    ConfidenceInterval.of(1_234_567.8, 1_134_567.8, 1_334_567.8, 0.95),
                    ConfidenceInterval.of(1_234.5, 1_000, 1_500, 0.95))
                .records(RecordAccounting.of(1_000_000, 999_999, 0, Optional.empty()))
                .warnings(new Warning("long", "much ".repeat(50), "do less ".repeat(40)))
                .build());
    assertThat(render(arms, false).lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100))
        .anySatisfy(line -> assertThat(line).contains("a-configu", "…", "lossy, 99.99 %"));
  }

  @Test
  void coloursOnlyWhenAsked() {
    List<ConfigurationSummary> arms = ReportExamples.summary().configurations();
    assertThat(render(arms, false)).doesNotContain("\u001b");
    String coloured = render(arms, true);
    assertThat(coloured)
        .contains("\u001b[32mcomplete\u001b[0m", "\u001b[31mmissing\u001b[0m")
        .contains("\u001b[33mlossy, 7.42 %\u001b[0m");
    assertThat(coloured.replaceAll("\u001b\\[[0-9]+m", "")).isEqualTo(render(arms, false));
  }

  @Test
  void showsTheSlowdownOnlyWhereTheMethodTakesTime() {
    assertThat(render(ReportExamples.summary().configurations(), false)).doesNotContain("ratio");
    ConfigurationSummary slow =
        new ReportExamples.Example("A", "1", "tcp", Stage.TCP)
            .overhead(
                ConfidenceInterval.of(200, 190, 210, 0.95),
                ConfidenceInterval.of(1.34, 1.3, 1.38, 0.95))
            .records(COMPLETE)
            .build();
    assertThat(render(List.of(slow), false)).contains("ratio").contains("1.34x");
  }

  @Test
  void publishesNoCostWithoutRecordsAndNoOverheadWithoutBaseline() {
    ConfigurationSummary missing =
        new ReportExamples.Example("A", "1", "tcp", Stage.TCP)
            .records(RecordAccounting.of(10, 0, 0, Optional.empty()))
            .build();
    ConfigurationSummary lonely =
        new ReportExamples.Example("A", "1", "disk", Stage.DISK).records(COMPLETE).build();
    assertThat(render(List.of(missing, lonely), false).lines())
        .anySatisfy(line -> assertThat(line).contains(" tcp", "not published", "missing"))
        .anySatisfy(line -> assertThat(line).contains(" disk", "no baseline", "complete"));
  }

  @Test
  void drawsBarsInProportion() {
    assertThat(Stream.of(100.0, 50.0, 1.0, 0.0, -3.0).map(nanos -> Bar.of(nanos, 100, 4)))
        .containsExactly("████", "██", "▏", "", "");
    assertThat(Bar.of(100, 100, 4)).hasSize(4);
    assertThat(Bar.of(60, 100, 4)).isEqualTo("██▍");
  }

  @Test
  void givesAdviceOnceForEverythingItHelps() {
    String report = render(ReportExamples.summary().configurations(), false);
    assertThat(report.split("measure 10 or more", -1)).hasSize(2);
    assertThat(report)
        .contains(
            """
            ! Alpha-java/tcp: 5 forks of Alpha bound little
            ! Beta_agent/tcp-otlp-grpc: 5 forks of Beta bound little
              → measure 10 or more: --forks 10
            """);
  }

  private static String render(List<ConfigurationSummary> arms, boolean colours) {
    return TerminalReport.render(
        ReportExamples.summary(arms), ReportExamples.experiment(), colours);
  }
}
