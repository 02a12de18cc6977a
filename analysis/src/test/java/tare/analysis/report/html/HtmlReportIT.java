package tare.analysis.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The report in a real browser, from disk, with the network off, by keyboard alone. */
class HtmlReportIT extends ReportInBrowser {

  private static final List<String> CHARTS =
      List.of("overhead", "delivery", "stages", "durations", "warmup", "costs");

  private static final String WIDER_THAN_THE_PAGE =
      "return [...document.querySelectorAll('main *:not(svg *)')]"
          + ".filter(one => one.getBoundingClientRect().right > innerWidth + 1).length";

  @BeforeEach
  void open() {
    browser.onScreen();
    browser.open(report, 1280, 900);
  }

  @Test
  void drawsEveryChartWithoutAComplaint() {
    for (String chart : CHARTS) {
      browser.run("document.getElementById('" + chart + "-canvas').scrollIntoView()");
      browser.await("#" + chart + "-canvas svg path");
    }
    browser.expectNoComplaint();
  }

  @Test
  void putsATableBehindEveryChart() {
    for (String chart : CHARTS) {
      browser.run("document.getElementById('" + chart + "-numbers').open = true");
      browser.await("#" + chart + "-numbers tbody tr");
    }
    assertThat(browser.find("#warmup-numbers a").getDomAttribute("href"))
        .matches("\\./logs/\\d{4}/fork\\.log");
    browser.expectNoComplaint();
  }

  @Test
  void drawsWhatWasSwept() throws IOException {
    Path folder = directory.resolve("swept");
    Path page = folder.resolve("report.html");
    HtmlReport.write(
        List.of(new ManyForks(2, 4, 3).over(2, 8, 32).in(folder)), none -> Optional.empty(), page);
    browser.open(page, 1280, 900);

    browser.run("document.getElementById('sweep-canvas').scrollIntoView()");
    browser.await("#sweep-canvas svg path");
    browser.run("document.getElementById('sweep-numbers').open = true");
    // Agents in four stages each, and both baselines' own time as one row.
    assertThat(browser.texts("#sweep-numbers tbody th")).hasSize(9);
    assertThat(browser.texts("#sweep-numbers thead th"))
        .startsWith("Configuration", "depth 2", "depth 8", "depth 32", "Once a call, fitted");
    browser.run("document.getElementById('resources-canvas').scrollIntoView()");
    browser.await("#resources-canvas svg path");
    browser.run("document.getElementById('resources-numbers').open = true");
    assertThat(browser.texts("#resources-numbers tbody td:nth-child(2)"))
        .contains("Greatest resident memory (MiB)", "Time in garbage collections (ms)")
        .contains("Written to disk by the agent (MiB)", "Received from the agent (MiB)");

    browser.find("[data-of=sweep][data-name=quantity]").sendKeys("Greatest");
    assertThat(browser.find("#sweep-numbers tbody td").getText()).isEqualTo("300 [300, 300]");
    browser.expectNoComplaint();
  }

  @Test
  void drawsReleasesInTheirOrder() throws IOException {
    Path folder = directory.resolve("releases");
    Path page = folder.resolve("report.html");
    HtmlReport.write(
        List.of(new ManyForks(1, 4, 3).of("1.9", "1.10", "2.0").in(folder)),
        none -> Optional.empty(),
        page);
    browser.open(page, 1280, 900);

    browser.run("document.getElementById('releases-canvas').scrollIntoView()");
    browser.await("#releases-canvas svg path");
    browser.run("document.getElementById('releases-numbers').open = true");
    assertThat(browser.texts("#releases-numbers thead th"))
        .containsExactly("Configuration", "1.9", "1.10", "2.0");
    assertThat(browser.texts("#releases-numbers tbody th")).contains("tcp", "disk");

    browser.find("[data-of=releases][data-name=statistic]").sendKeys("medians");
    assertThat(browser.find("#releases-numbers caption").getDomProperty("textContent"))
        .contains("median");
    browser.expectNoComplaint();
  }

  @Test
  void sortsByOverheadAndKeepsRowsWithoutANumberAtTheEnd() {
    WebElement heading = browser.find("#arm-table th.number button");

    heading.sendKeys(Keys.ENTER);
    List<String> ascending = overheads();
    heading.sendKeys(Keys.ENTER);
    List<String> descending = overheads();

    List<String> reversed = new ArrayList<>(ascending);
    Collections.reverse(reversed);
    assertThat(descending).isEqualTo(reversed).hasSize(12);
    assertThat(browser.texts("#arm-table tbody tr th"))
        .endsWith("no agent\nbaseline", "no agent\nbaseline-again");
  }

  private static List<String> overheads() {
    return browser.all("#arm-table tbody td.number:nth-child(2)").stream()
        .map(cell -> cell.getDomAttribute("data-order"))
        .filter(order -> !order.isEmpty())
        .toList();
  }

  @Test
  void filtersTableAndChartsByFramework() {
    browser.run("document.getElementById('overhead-numbers').open = true");
    browser.find("#filter [value=Agent2-java]").sendKeys(Keys.SPACE);

    assertThat(browser.texts("#arm-table tbody th small"))
        .doesNotContain("Agent2-java 1.0")
        .contains("Agent1-java 1.0", "Agent3-java 1.0", "no agent");
    assertThat(browser.texts("#overhead-numbers tbody th")).hasSize(8);

    browser.find("#filter [type=reset]").sendKeys(Keys.ENTER);
    browser.await("#overhead-numbers tbody tr:nth-child(12)");
  }

  @Test
  void turnsDarkAndBack() {
    String light = background();

    browser.find("#theme").sendKeys(Keys.ENTER);
    String dark = background();
    browser.find("#theme").sendKeys(Keys.ENTER);

    assertThat(dark).isNotEqualTo(light);
    assertThat(background()).isEqualTo(light);
    browser.expectNoComplaint();
  }

  private static String background() {
    return (String) browser.run("return getComputedStyle(document.body).backgroundColor");
  }

  @Test
  void printsEveryChart() {
    browser.print();

    for (String chart : CHARTS) {
      assertThat(browser.all("#" + chart + "-canvas svg")).as(chart).hasSize(1);
    }
    browser.expectNoComplaint();
  }

  @Test
  void cutsNothingOffOnPaper() {
    browser.onPaper();
    browser.run("dispatchEvent(new Event('beforeprint'))");

    assertThat(browser.run(WIDER_THAN_THE_PAGE)).isEqualTo(0L);
    assertThat(browser.find("#overhead-canvas svg").isDisplayed()).isTrue();
    assertThat(browser.find("#arm-table").isDisplayed()).isTrue();
    for (String control : List.of(".masthead", "#filter", "#overhead .controls", "#theme")) {
      assertThat(browser.find(control).isDisplayed()).as(control).isFalse();
    }
    assertThat(browser.find("#reproduce details").getDomAttribute("open")).isNotNull();
    browser.run("dispatchEvent(new Event('afterprint'))");
    assertThat(browser.find("#reproduce details").getDomAttribute("open")).isNull();
  }

  @Test
  void aThousandForksStaySmallAndOpenQuickly() throws IOException {
    Path folder = directory.resolve("thousand");
    Path large = folder.resolve("report.html");
    HtmlReport.write(
        List.of(new ManyForks(10, 10, 10).in(folder)), none -> Optional.empty(), large);
    assertThat(Files.size(large)).isLessThan(3_000_000);

    browser.open(large, 1280, 900);

    assertThat(browser.all("#arm-table tbody tr")).hasSize(102);
    double millis =
        ((Number)
                browser.run(
                    "return performance.timing.loadEventEnd - performance.timing.navigationStart"))
            .doubleValue();
    System.out.printf("1020 forks: %d bytes, opened in %.0f ms%n", Files.size(large), millis);
    browser.expectNoComplaint();
  }
}
