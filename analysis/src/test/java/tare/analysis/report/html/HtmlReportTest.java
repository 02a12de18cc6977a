package tare.analysis.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nu.validator.client.EmbeddedValidator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.summary.Analysis;

class HtmlReportTest {

  @TempDir private Path directory;
  private final Locale usual = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(usual);
  }

  private Analysis run(String name, ManyForks forks) throws IOException {
    return forks.in(directory.resolve(name));
  }

  private String render(Analysis... analyses) {
    return HtmlReport.render(List.of(analyses), directory);
  }

  @Test
  void isValidHtml() throws Exception {
    String html =
        render(
            run("one", new ManyForks(2, 4, 2)), run("two", new ManyForks(1, 4, 2).on("elsewhere")));
    EmbeddedValidator validator = new EmbeddedValidator();
    validator.setOutputFormat(EmbeddedValidator.OutputFormat.TEXT);

    assertThat(validator.validate(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8))))
        .isEqualToNormalizingWhitespace("Document checking completed. No errors found.");
  }

  @Test
  void asksTheNetworkForNothing() throws IOException {
    assertThat(render(run("one", new ManyForks(1, 4, 2))))
        .doesNotContainPattern("(src|href)=\"(https?:)?//")
        .doesNotContain("<link ", "@import")
        .contains("default-src 'none'");
  }

  @Test
  void textsCannotEndAScriptOrBeginAnElement() throws IOException {
    String html = render(run("one", new ManyForks(1, 4, 2)));

    assertThat(html)
        .contains("invented &lt;/script&gt;&lt;b&gt;", "Any &amp; Sons", "others are &lt;busy&gt;")
        .doesNotContain("</script><b>");
  }

  @Test
  void rendersTheSameInEveryLocale() throws IOException {
    Analysis analysis = run("one", new ManyForks(1, 4, 2));
    String english = render(analysis);
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));

    assertThat(render(analysis)).isEqualTo(english);
  }

  @Test
  void warnsOfExperimentsOfDifferentMachines() throws IOException {
    Analysis here = run("here", new ManyForks(1, 1, 2));
    Analysis there = run("there", new ManyForks(1, 1, 2).on("elsewhere"));

    assertThat(render(here, there))
        .contains("These experiments are not alike", "other machine (here / elsewhere)");
    assertThat(render(here, here)).doesNotContain("not alike");
  }

  @Test
  void saysThatAnExperimentIsNotFinished() throws IOException {
    assertThat(render(run("half", new ManyForks(1, 1, 3).without(4))))
        .contains("is not finished", "5 of 9 planned forks ended", "--resume");
  }

  @Test
  void refersToLogsFromWhereTheReportLies() throws IOException {
    Analysis analysis = run("one run", new ManyForks(1, 1, 1));

    assertThat(render(analysis)).contains("\"./one%20run/logs/0001/fork.log\"");
    assertThat(HtmlReport.render(List.of(analysis), directory.resolve("one run")))
        .contains("\"./logs/0001/fork.log\"");
  }
}
