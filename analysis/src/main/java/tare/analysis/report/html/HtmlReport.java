package tare.analysis.report.html;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tare.analysis.report.Doubts;
import tare.analysis.report.Findings;
import tare.analysis.report.GateDecision;
import tare.analysis.report.ReleaseRows;
import tare.analysis.report.html.ReportPage.Part;
import tare.analysis.summary.Analysis;
import tare.model.Experiment;
import tare.model.Stage;
import tare.results.AtomicFile;
import tare.results.ConfigurationSummary;
import tare.results.ResultsException;
import tare.results.SelfTest;

/** One page with everything that was found, to be opened in any browser without a network. */
public final class HtmlReport {

  private static final TemplateEngine TEMPLATES =
      TemplateEngine.createPrecompiled(ContentType.Html);
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build();

  private HtmlReport() {}

  /**
   * Writes the report, in place of an older one.
   *
   * @param analyses of one or more results folders
   * @param selfTests the newest self-test of the machine of an experiment
   * @throws ResultsException when the file cannot be written
   */
  public static void write(
      List<Analysis> analyses, Function<Experiment, Optional<SelfTest>> selfTests, Path file)
      throws ResultsException {
    Path directory = file.toAbsolutePath().getParent();
    AtomicFile.write(file, render(analyses, selfTests, directory));
  }

  /**
   * Renders it.
   *
   * @param directory where it will lie, from which it refers to logs
   */
  static String render(
      List<Analysis> analyses, Function<Experiment, Optional<SelfTest>> selfTests, Path directory) {
    StringOutput html = new StringOutput(1 << 21);
    TEMPLATES.render("report.jte", page(analyses, selfTests, directory), html);
    return html.toString();
  }

  private static ReportPage page(
      List<Analysis> analyses, Function<Experiment, Optional<SelfTest>> selfTests, Path directory) {
    List<ConfigurationSummary> arms =
        analyses.stream()
            .flatMap(analysis -> analysis.summary().configurations().stream())
            .filter(arm -> !arm.isBaseline())
            .toList();
    return new ReportPage(
        Subjects.of(analyses),
        Notices.of(analyses),
        analyses.stream().map(a -> part(a, selfTests.apply(a.experiment()))).toList(),
        arms.stream().map(ConfigurationSummary::framework).distinct().toList(),
        arms.stream()
            .map(ConfigurationSummary::stage)
            .distinct()
            .sorted()
            .map(Stage::label)
            .toList(),
        ArmTable.of(analyses),
        Sweeps.of(analyses),
        analyses.stream().anyMatch(a -> !ReleaseRows.of(a.summary()).isEmpty()),
        inScript(DataCollector.of(analyses, directory)),
        Assets.read());
  }

  private static Part part(Analysis analysis, Optional<SelfTest> selfTest) {
    Headline headline = new Headline(analysis, selfTest);
    return new Part(
        analysis.experiment().name(),
        analysis.experiment().createdAt(),
        headline.what(),
        headline.where(),
        headline.trust(),
        Findings.of(analysis.summary()),
        Doubts.of(analysis.summary()),
        GateDecision.in(analysis.files().directory()).orElse(null),
        ReproductionFacts.of(analysis));
  }

  /** JSON in which no text can end the script element or begin a comment. */
  private static String inScript(ChartData data) {
    try {
      return JSON.writeValueAsString(data).replace("<", "\\u003c");
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("the charts' data have no JSON form", e);
    }
  }
}
