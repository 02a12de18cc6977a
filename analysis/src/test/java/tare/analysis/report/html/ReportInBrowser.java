package tare.analysis.report.html;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A report of three agents, four configurations and five forks, and a browser to open it in. */
abstract class ReportInBrowser {

  @TempDir static Path directory;
  static Path report;
  static Browser browser;

  @BeforeAll
  static void writeReport() throws IOException {
    browser = Browser.start();
    Path folder = directory.resolve("results");
    report = folder.resolve("report.html");
    HtmlReport.write(List.of(new ManyForks(3, 4, 5).in(folder)), none -> Optional.empty(), report);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }
}
