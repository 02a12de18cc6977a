package tare.analysis.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nu.validator.client.EmbeddedValidator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.analysis.history.ExampleHistory;
import tare.analysis.history.HistoryChecker;
import tare.analysis.report.HistoryPage;

/** The page of a history in a browser that has no network. */
class HistoryPageIT {

  @TempDir private Path directory;

  private static String page() {
    ExampleHistory history =
        new ExampleHistory()
            .nights(60, "here", night -> 100, night -> 300, night -> night < 50 ? 400 : 450);
    return new HistoryPage(HistoryChecker.DEFAULT.check(history.runs(), List.of()), List.of())
        .html();
  }

  @Test
  void isShownWithoutNetworkAndWithoutComplaint() throws Exception {
    Path file = Files.writeString(directory.resolve("index.html"), page());
    try (Browser browser = Browser.start()) {
      browser.open(file, 1100, 900);

      assertThat(browser.all("figure svg.chart")).hasSize(3);
      assertThat(browser.texts("p.alarm")).singleElement().asString().contains("Any/tcp");
      assertThat(browser.texts("td.worse")).containsExactly("regression");
      assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
          .isEqualTo(true);
      browser.open(file, 400, 800);
      assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
          .as("fits a telephone")
          .isEqualTo(true);
      browser.expectNoComplaint();
    }
  }

  @Test
  void isValidHtml() throws Exception {
    EmbeddedValidator validator = new EmbeddedValidator();
    validator.setOutputFormat(EmbeddedValidator.OutputFormat.TEXT);

    assertThat(
            validator.validate(new ByteArrayInputStream(page().getBytes(StandardCharsets.UTF_8))))
        .isEqualToNormalizingWhitespace("Document checking completed. No errors found.");
  }
}
