package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.analysis.history.ExampleHistory;
import tare.analysis.history.HistoryCheck;
import tare.analysis.history.HistoryChecker;
import tare.results.history.Annotation;

/** A check's text, JSON and page; what was rendered lies in {@code target/golden} afterwards. */
class HistoryGoldenTest {

  private static final List<Annotation> KNOWN =
      List.of(
          new Annotation(
              "2026-01-21T00:00:00Z", "2026-01-22T00:00:00Z", "Any/disk", "new <runner> image"));

  private final Locale usual = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(usual);
  }

  /** An explained step, a change of everything, a regression, and another machine. */
  private static HistoryCheck check() {
    ExampleHistory history =
        new ExampleHistory()
            .nights(
                60,
                "here",
                night -> night < 40 ? 100 : 130,
                night -> (night < 20 ? 300 : 360) * (night < 40 ? 1 : 1.3),
                night -> (night < 40 ? 400 : 520) * (night < 52 ? 1 : 1.08))
            .nights(5, "there", night -> 90, night -> 280, night -> 350);
    return HistoryChecker.DEFAULT.check(history.runs(), KNOWN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "tr"})
  void saysTheSameInEveryLocale(String locale) throws IOException {
    Locale.setDefault(Locale.forLanguageTag(locale));
    String text = HistoryFormat.TEXT.render(check());
    String json = HistoryFormat.JSON.render(check());
    String page = new HistoryPage(check(), KNOWN).html();
    String goldenText = golden("history-text.txt", text);
    String goldenJson = golden("history-json.txt", json);
    assertThat(page).isEqualTo(golden("history-page.html", page));
    assertThat(text).isEqualTo(goldenText);
    assertThat(json).isEqualTo(goldenJson);
  }

  @Test
  void asksTheNetworkForNothing() {
    assertThat(new HistoryPage(check(), KNOWN).html())
        .doesNotContain("src=", "href=\"h", "@import", "url(", "<script")
        .contains("new &lt;runner&gt; image");
  }

  @Test
  void drawsOneSvgFileForEachConfigurationAndMetric() throws Exception {
    Map<String, String> files = new HistoryPage(check(), KNOWN).svgFiles();

    assertThat(files.keySet())
        .containsExactly(
            "Any-disk-call-time-ns.svg", "Any-tcp-call-time-ns.svg", "baseline-call-time-ns.svg");
    for (String svg : files.values()) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
      assertThat(svg).contains("class=\"machine\"", "class=\"change instrument\"");
    }
  }

  private static String golden(String name, String rendered) throws IOException {
    Path actual = Path.of("target", "golden", name);
    Files.createDirectories(actual.getParent());
    Files.writeString(actual, rendered);
    try (InputStream golden = HistoryGoldenTest.class.getResourceAsStream(name)) {
      assertThat(golden).as("golden file %s", name).isNotNull();
      return new String(golden.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
