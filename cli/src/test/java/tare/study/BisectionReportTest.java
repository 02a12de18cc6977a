package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tare.analysis.comparison.Position;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.ForkMetric;

class BisectionReportTest {

  private static final Bisection.Ends ENDS =
      new Bisection.Ends(new Interval(0.2, 0.15, 0.25, 0.99), true);

  private static Bisection.Step step(String release, Interval position) {
    return new Bisection.Step(release, new Position(position), 7);
  }

  private static BisectionReport report(Interval third) {
    return new BisectionReport(
        ForkMetric.OVERHEAD,
        "tcp",
        List.of("1.1", "1.2", "1.3", "1.4", "1.5"),
        new Bisection.Found(
            ENDS,
            "1.3",
            "1.4",
            List.of(step("1.3", third), step("1.4", new Interval(0.9, 0.8, 1.1, 0.99))),
            false));
  }

  @Test
  void saysWhereEachReleaseStands() {
    assertThat(report(new Interval(0.1, -0.1, 0.3, 0.99)).text())
        .isEqualTo(
            """
            1.5 against 1.1, overhead of tcp: +20.0 % [15.0, 25.0].
              1.3              good  0.10 of the way [-0.10, 0.30] after 7 blocks
              1.4              bad   0.90 of the way [0.80, 1.10] after 7 blocks
            Changed by 1.4; 1.3 is the last good release.
            """);
  }

  @Test
  void saysWhyAPositionHasNoLimits() {
    BisectionReport report = report(Interval.unbounded(0.1, 0.99));

    assertThat(report.text())
        .contains("(without limits: the ends hardly differ in these blocks)")
        .contains("in doubt")
        .doesNotContain("unbounded", "Infinity");
    assertThat(report.json()).contains("\"low\" : null").doesNotContain("Infinity");
  }

  @Test
  void showsTheReleasesInTheirOrderOnAPageThatRefersToTheirReports() {
    String page = report(Interval.unbounded(0.1, 0.99)).page();

    assertThat(page)
        .containsSubsequence(
            "<td>1.1</td>",
            "good: given",
            "<td>1.3</td>",
            "good, in doubt",
            "without limits",
            "<td>1.4</td>",
            ">bad<",
            "[0.80, 1.10]",
            "<td>1.5</td>",
            "bad: given")
        .contains("1-1.5/report.html", "2-1.3/report.html", "3-1.4/report.html")
        .contains("Changed by 1.4; 1.3 is the last good release.")
        .doesNotContain("<td>1.2</td>", "NaN", "Infinity", "null");
  }

  private static String spent(String before, String culprit) {
    Bisection.Found found = new Bisection.Found(ENDS, before, culprit, List.of(), true);
    return new BisectionReport(
            ForkMetric.OVERHEAD, "tcp", List.of("1.1", "1.2", "1.3", "1.4", "1.5"), found)
        .text();
  }

  @Test
  void saysBetweenWhichReleasesTheChangeLiesWhenTheBudgetIsSpent() {
    assertThat(spent("1.2", "1.5"))
        .contains("the change lies after 1.2 and not after 1.5, 2 releases between them");
    assertThat(spent("1.1", ""))
        .contains("The budget was spent before it was certain whether 1.5 is worse than 1.1");
  }

  @Test
  void saysThatTheEndsDoNotDiffer() {
    BisectionReport report =
        new BisectionReport(
            ForkMetric.DELIVERED,
            "tcp",
            List.of("1.1", "1.2"),
            new Bisection.Found(
                new Bisection.Ends(Interval.unbounded(0.01, 0.99), false),
                "1.1",
                "",
                List.of(),
                false));

    assertThat(report.text())
        .contains("(no interval from so few blocks)", "there is nothing to search for");
    assertThat(report.json()).contains("\"firstBad\" : null");
    assertThat(report.page()).contains("there is nothing to search for");
  }
}
