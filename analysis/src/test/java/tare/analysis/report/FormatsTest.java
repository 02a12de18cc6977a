package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tare.model.RecordAccounting;
import tare.model.Stage;
import tare.results.ConfigurationSummary;
import tare.results.Summary;

/** What particular characters and sizes do to the formats. */
class FormatsTest {

  private static final String AWKWARD = "50%_of \"a|b\", {c} & more";

  @Test
  void namesTheFormatsThereAre() {
    assertThat(ReportFormat.of("gha")).isEqualTo(ReportFormat.GHA);
    assertThatThrownBy(() -> ReportFormat.of("xml"))
        .hasMessage(
            "there is no format xml: use one of"
                + " table, moobench, csv, json, markdown, latex, yaml, gha");
  }

  @Test
  void quotesWhatCommaSeparatedValuesCannotHold() {
    List<String> lines =
        ReportFormat.CSV.render(awkward(), ReportExamples.experiment()).lines().toList();
    assertThat(lines.get(1)).startsWith("\"A/50%_of \"\"a|b\"\", {c} & more\",A,1,");
  }

  @Test
  void escapesWhatLatexAndMarkdownWouldRead() {
    assertThat(ReportFormat.LATEX.render(awkward(), ReportExamples.experiment()))
        .contains("50\\%\\_of \"a|b\", \\{c\\} \\& more & 90.0");
    assertThat(ReportFormat.MARKDOWN.render(awkward(), ReportExamples.experiment()))
        .contains("| 50%\\_of \"a\\|b\", {c} & more | 90.0");
  }

  @Test
  void writesJsonThatOthersRead() throws IOException {
    JsonNode benches =
        new ObjectMapper()
            .readTree(ReportFormat.GHA.render(awkward(), ReportExamples.experiment()));
    assertThat(benches).hasSize(1);
    assertThat(benches.get(0).get("name").asText()).isEqualTo("A/" + AWKWARD);
    assertThat(benches.get(0).get("value").isNumber()).isTrue();
  }

  @Test
  void leavesOutWhatMayNotBePublished() {
    Summary summary =
        ReportExamples.summary(
            List.of(
                new ReportExamples.Example("A", "1", "lost", Stage.TCP)
                    .records(RecordAccounting.of(10, 0, 0, Optional.empty()))
                    .build()));
    for (ReportFormat format :
        List.of(ReportFormat.GHA, ReportFormat.MOOBENCH, ReportFormat.YAML)) {
      assertThat(format.render(summary, ReportExamples.experiment())).doesNotContain("lost");
    }
  }

  @Test
  void breaksTheMoobenchTableWhereTheLineIsFull() {
    List<ConfigurationSummary> arms =
        IntStream.range(0, 12)
            .mapToObj(
                number ->
                    new ReportExamples.Example("A", "1", "configuration-" + number, Stage.TCP)
                        .overhead(90, 80, 100)
                        .records(RecordAccounting.of(10, 10, 0, Optional.empty()))
                        .build())
            .toList();
    String table =
        ReportFormat.MOOBENCH.render(ReportExamples.summary(arms), ReportExamples.experiment());
    assertThat(table.lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    assertThat(table.lines().filter(line -> line.startsWith("mean "))).hasSizeGreaterThan(1);
    assertThat(table).contains("configuration-0", "Title of configuration-11");
  }

  @Test
  void tellsArmsOfOneConfigurationApart() {
    Summary sweep =
        ReportExamples.summary(
            List.of(
                ReportExamples.baseline("baseline/depth=2"),
                ReportExamples.baseline("baseline/depth=4")));
    assertThat(ReportFormat.TABLE.render(sweep, ReportExamples.experiment()))
        .contains("\n baseline/depth=2 ", "\n baseline/depth=4 ");
    ConfigurationSummary twice =
        new ReportExamples.Example("A", "1", "tcp", Stage.TCP)
            .overhead(90, 80, 100)
            .records(RecordAccounting.of(10, 10, 0, Optional.empty()))
            .build();
    assertThat(
            ReportFormat.YAML.render(
                ReportExamples.summary(List.of(twice, twice)), ReportExamples.experiment()))
        .contains("     Title of tcp (A/tcp) : [ ");
  }

  private static Summary awkward() {
    return ReportExamples.summary(
        List.of(
            new ReportExamples.Example("A", "1", AWKWARD, Stage.TCP)
                .overhead(90, 80, 100)
                .records(RecordAccounting.of(10, 10, 0, Optional.empty()))
                .build()));
  }
}
