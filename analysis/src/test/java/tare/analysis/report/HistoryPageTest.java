package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import tare.analysis.history.ExampleHistory;
import tare.analysis.history.HistoryChecker;
import tare.results.history.Annotation;
import tare.results.history.HistoryMetric;
import tare.results.history.HistoryPoint;
import tare.results.history.HistoryPoint.Measurement;
import tare.results.history.HistoryRun;

/** What can be seen in the charts of a history, in grey as well. */
class HistoryPageTest {

  private static HistoryPage page(List<HistoryRun> runs, Annotation... annotations) {
    return new HistoryPage(
        HistoryChecker.DEFAULT.check(runs, List.of(annotations)), List.of(annotations));
  }

  private static List<HistoryRun> nights(int nights, IntToDoubleFunction tcp) {
    return new ExampleHistory().nights(nights, "here", night -> 100, night -> 300, tcp).runs();
  }

  private static String chart(HistoryPage page, String name) {
    return page.svgFiles().get(name + ".svg");
  }

  @Test
  void givesEveryKindOfChangeALineAndASignOfItsOwn() {
    String page = page(nights(60, night -> night < 20 ? 400 : night < 40 ? 300 : 450)).html();

    assertThat(page)
        .containsSubsequence(
            "Any/tcp, call time (ns)</figcaption>", "change better", "change worse")
        .containsSubsequence(
            "regression</span>", "improvement</span>", "machine or instrument</span>")
        .containsSubsequence(
            ".better .stem { stroke-dasharray", ".instrument .stem { stroke-dasharray");
  }

  @Test
  void leadsFromEveryChangePointToItsChart() {
    assertThat(page(nights(60, night -> night < 30 ? 400 : 450)).html())
        .contains("<a href=\"#Any-tcp-call-time-ns\">", "<figure id=\"Any-tcp-call-time-ns\"");
  }

  @Test
  void datesTheAxisOfAFewNights() {
    assertThat(chart(page(nights(1, night -> 400)), "Any-tcp-call-time-ns"))
        .contains(">2026-01-01</text>");
    assertThat(chart(page(nights(12, night -> 400)), "Any-tcp-call-time-ns"))
        .contains(">2026-01-02</text>", ">2026-01-12</text>");
  }

  @Test
  void tellsAValueBeyondTheAxisFromOneAtItsEnd() {
    String with =
        chart(page(nights(120, night -> night == 50 ? 40_000 : 400)), "Any-tcp-call-time-ns");
    String without = chart(page(nights(120, night -> 400)), "Any-tcp-call-time-ns");

    assertThat(with.split("class=\"beyond\"", -1)).hasSize(2);
    assertThat(with).doesNotContain(">40000<");
    assertThat(without).contains("class=\"dots\"");
  }

  @Test
  void namesTheSeriesOfAChartAndItsAnnotations() {
    List<HistoryRun> runs =
        new ExampleHistory()
            .nights(10, "here", night -> 100, night -> 300, night -> 400)
            .nights(10, "there", night -> 90, night -> 280, night -> 350)
            .runs();
    Annotation moved =
        new Annotation("2026-01-11T00:00:00Z", "2026-01-12T00:00:00Z", "*", "moved & renamed");
    Annotation before =
        new Annotation("2025-01-11T00:00:00Z", "2025-01-12T00:00:00Z", "*", "long ago");
    String svg = chart(page(runs, before, moved), "Any-tcp-call-time-ns");

    assertThat(svg)
        .contains("from 2026-01-01: machine here, JDK 17.0.15+6, calls=100 depth=10")
        .contains("from 2026-01-11: machine there, JDK 17.0.15+6, calls=100 depth=10")
        .contains("2026-01-11: moved &amp; renamed", "<g class=\"machine\">")
        .doesNotContain("long ago");
  }

  @Test
  void marksAnotherHostOfTheSameKindWithNoMoreThanANotch() {
    List<HistoryRun> runs = new ArrayList<>();
    for (int night = 0; night < 3; night++) {
      runs.add(run(night, "runners", "host" + night, "Any/tcp"));
    }
    String svg = chart(page(runs), "Any-tcp-call-time-ns");

    assertThat(svg.split("<g class=\"host\">", -1)).hasSize(3);
    assertThat(svg).doesNotContain("<g class=\"machine\">");
  }

  @Test
  void keepsChartsApartWhoseNamesHaveTheSameLetters() {
    HistoryPage page = page(List.of(run(0, "m", "m", "Any/a b"), run(1, "m", "m", "Any/a+b")));

    assertThat(page.svgFiles()).hasSize(2);
    assertThat(page.html().split("<figure id=\"Any-a-b-call-time-ns", -1)).hasSize(3);
  }

  private static HistoryRun run(int night, String machine, String host, String subject) {
    return new HistoryRun(
        HistoryRun.SCHEMA_VERSION,
        "test",
        "night " + night,
        ExampleHistory.FIRST.plus(Duration.ofDays(night)).toString(),
        "",
        machine,
        host,
        "nightly",
        List.of(
            new HistoryPoint(
                subject,
                "Any",
                "",
                "1.0",
                "17",
                "",
                List.of(new Measurement(HistoryMetric.COST, "ns", 400, null, null)))));
  }
}
