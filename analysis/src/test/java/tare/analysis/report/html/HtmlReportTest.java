package tare.analysis.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nu.validator.client.EmbeddedValidator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.summary.Analysis;
import tare.results.ConfidenceInterval;
import tare.results.SelfTest;

class HtmlReportTest {

  @TempDir private Path directory;
  private final Locale usual = Locale.getDefault();
  private Optional<SelfTest> selfTest = Optional.empty();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(usual);
  }

  private Analysis run(String name, ManyForks forks) throws IOException {
    return forks.in(directory.resolve(name));
  }

  private String render(Analysis... analyses) {
    return HtmlReport.render(List.of(analyses), experiment -> selfTest, directory);
  }

  @Test
  void isValidHtml() throws Exception {
    String html =
        render(
            run("one", new ManyForks(2, 4, 2).over(2, 8)),
            run("two", new ManyForks(1, 4, 2).on("elsewhere")));
    assertValid(html);
  }

  private static void assertValid(String html) throws Exception {
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
  void showsTheCostModelOnlyOfASweep() throws IOException {
    assertThat(render(run("swept", new ManyForks(1, 4, 3).over(2, 8, 32))))
        .contains("Depth and cost model", "Agent1-java/tcp: ", "for each monitored call")
        .contains("\"sweeps\":[{\"axis\":\"depth\"");
    assertThat(render(run("one", new ManyForks(1, 4, 3))))
        .doesNotContain("cost model", "id=\"sweep\"", "href=\"#sweep\"")
        .contains("\"sweeps\":[]");
  }

  @Test
  void showsReleasesOnlyWhereThereAreSeveral() throws IOException {
    assertThat(render(run("releases", new ManyForks(1, 4, 2).of("1.0", "1.1"))))
        .contains("Release by release", "\"releases\":[{\"framework\":\"Agent1-java\"")
        .contains("\"series\":\"tcp\",\"points\":[{\"release\":\"1.0\",\"arm\":5}");
    assertThat(render(run("one", new ManyForks(1, 4, 2))))
        .doesNotContain("Release by release", "href=\"#releases\"")
        .contains("\"releases\":[]");
  }

  @Test
  void showsWhatAGateDecided() throws Exception {
    Analysis analysis = run("guard", new ManyForks(1, 4, 2).of("base", "new"));
    assertThat(render(analysis)).doesNotContain("id=\"gate\"", "href=\"#gate\"");

    Path file = directory.resolve("guard/guard.json");
    Files.writeString(
        file,
        """
        {"verdict": "regression", "sentence": "Regression: 1 of <2> became slower.", "later": 1,
         "comparison": {"configurations": [
           {"arm": "Agent1-java/tcp", "verdict": "change", "direction": "regression",
            "relevant": true, "ratio": {"estimate": 1.052, "low": 1.031, "high": 1.074},
            "base": {"nanosPerCall": 5210.4, "records": "complete"},
            "new": {"nanosPerCall": 5483.1, "records": "lossy"}},
           {"arm": "Agent1-java/disk", "verdict": "inconclusive",
            "ratio": {"estimate": 5.2, "low": 1e-9, "high": 5e19}}],
          "delivered": [
            {"arm": "Agent1-java/tcp", "base": 1, "new": 0.5, "regression": true}],
          "notCompared": ["Agent1-java/off: only the base has it"]}}
        """);
    String html = render(analysis);

    assertThat(html)
        .contains("<p class=\"verdict bad\">Regression: 1 of &lt;2&gt; became slower.</p>")
        .contains(">5210<", ">5483<", ">+5.2 % [+3.1, +7.4]<", ">relevant regression<")
        .contains(">complete → lossy<", ">cannot tell<", ">inconclusive<")
        .contains("Delivered (Agent1-java/tcp): 100 % → 50.00 %, a regression: what is dropped")
        .contains("Not compared: Agent1-java/off: only the base has it.")
        .contains("href=\"#gate\"");
    assertValid(html);
    Files.writeString(file, "{\"verdict\": ");
    assertThat(render(analysis)).contains("guard.json cannot be read");
    Files.writeString(file, "{\"verdict\": \"passed\"}");
    assertThat(render(analysis)).contains("<p class=\"verdict good\">Verdict: passed.</p>");
  }

  @Test
  void saysInItsTitleWhatWasMeasuredAndWhen() throws IOException {
    assertThat(render(run("two", new ManyForks(2, 1, 2))))
        .contains("<title>Agent1-java 1.0, Agent2-java 1.0: cost, measured 2026-01-02 – Tare<")
        .contains("<h1>What Agent1-java 1.0 and Agent2-java 1.0 cost ");
    assertThat(render(run("five", new ManyForks(5, 1, 2).over(2, 8))))
        .contains(
            "<title>Agent1-java 1.0, Agent2-java 1.0, Agent3-java 1.0 and 2 others over depth")
        .contains("<h1>What 5 agents cost over depth ");
  }

  @Test
  void namesWhatADeliveryOfNothingMeans() throws IOException {
    assertThat(render(run("one", new ManyForks(1, 1, 2))))
        .contains("1 none expected")
        .doesNotContain(">none<");
  }

  @Test
  void saysWhichWorkloadWasMeasured() throws IOException {
    assertThat(render(run("swept", new ManyForks(1, 1, 2).over(2, 8))))
        .containsPattern("<dt>depth</dt>\\s*<dd[^>]*>2, 8</dd>")
        .containsPattern("<dt>calls a fork and thread</dt>\\s*<dd[^>]*>1000</dd>");
  }

  @Test
  void saysWhatItsOwnMachineCanSee() throws IOException {
    Analysis here = run("here", new ManyForks(1, 1, 2));
    assertThat(render(here)).doesNotContain("Self-test");

    selfTest = Optional.of(selfTest("here"));
    assertThat(render(here))
        .contains(
            "Self-test",
            "2026-01-02: saw changes from 2.1 % of call time on (10 forks each, 99 %);"
                + " equal arms differed in 0.9 [0, 60] %");

    selfTest = Optional.of(selfTest("elsewhere"));
    assertThat(render(here)).doesNotContain("Self-test");
  }

  private static SelfTest selfTest(String machine) {
    ConfidenceInterval alarms = new ConfidenceInterval(0.009, 0.0, 0.6, 0.95);
    return new SelfTest(
        SelfTest.SCHEMA_VERSION,
        "test",
        machine,
        "2026-01-02T03:04:05Z",
        300,
        298,
        21,
        10,
        2_000,
        42,
        0.99,
        100_000,
        10,
        2_051,
        new SelfTest.SameArms(2, 4, alarms),
        List.of(),
        List.of(),
        5.0,
        0.021,
        List.of());
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
    assertThat(
            HtmlReport.render(
                List.of(analysis), experiment -> selfTest, directory.resolve("one run")))
        .contains("\"./logs/0001/fork.log\"");
  }
}
