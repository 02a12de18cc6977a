package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tare.analysis.comparison.Change;
import tare.analysis.comparison.Comparer;
import tare.analysis.statistics.Interval;
import tare.analysis.summary.RunComparison;

/** What text and Markdown say where the data say next to nothing. */
class ComparisonWordsTest {

  private static final String LONG =
      "OpenTelemetry-java/a-configuration-with-a-name-that-has-no-end";

  private static RunComparison hopeless() {
    Interval wild = new Interval(5.214, 1e-9, 5.6e19, 0.9975);
    Interval nothing = new Interval(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 0.9975);
    Interval wide = new Interval(12, -2e30, 2e30, 0.9975);
    return ComparisonExamples.of(
        new Comparer(0.9975, 0.03, 0.9),
        List.of(
            ComparisonExamples.undecided(LONG, wild, wide),
            ComparisonExamples.undecided("Any-java/tcp", wild, nothing)));
  }

  @ParameterizedTest
  @EnumSource(names = {"TEXT", "MARKDOWN"})
  void printsNoDigitsThatSayNothing(ComparisonFormat format) {
    assertThat(format.render(hopeless()).replaceAll("\\n *", " "))
        .contains("with 99.75 % intervals", "5.214 (cannot tell)", "more than 1000 %")
        .contains("+12.0", "(no interval)")
        .doesNotContainPattern("\\d{8}|\\de\\+|100 %|no interval ns");
  }

  @Test
  void keepsTheNumbersForOtherPrograms() {
    assertThat(ComparisonFormat.JSON.render(hopeless())).contains("5.6E19", "9266.0");
  }

  @Test
  void fitsIntoATerminalWithoutCuttingNames() {
    String text = ComparisonFormat.TEXT.render(hopeless());

    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    assertThat(text).contains(LONG + "\n  inconclusive (10000 or more forks each would decide)\n");
  }

  @Test
  void namesJarsAndFlagsThatWereComparedAndWhere() {
    RunComparison comparison = ComparisonExamples.of(Comparer.DEFAULT, List.of());

    assertThat(ComparisonFormat.TEXT.render(comparison))
        .startsWith(
            "new:  jar /opt/my_agent.jar (sha256 ab12cd34ef56…), with -Dfast=true\n"
                + "base: 2.0.2\n"
                + "Measured together from 2026-01-02T03:04:05Z on, with JDK 17.0.15, on Any & Sons"
                + " (machine here).\n");
    assertThat(ComparisonFormat.MARKDOWN.render(comparison))
        .contains("<details><summary>What was compared</summary>")
        .contains("| base | 2.0.2 | org.example:agent:2.0.2 | ab12cd34ef56ab78 | none |")
        .contains("| new | jar | /opt/my\\_agent.jar | ab12cd34ef56ab78 | -Dfast=true |");
  }

  @Test
  void countsOneInTheSingular() {
    RunComparison one =
        ComparisonExamples.of(
            Comparer.DEFAULT,
            List.of(
                ComparisonExamples.arm(
                    "Any-java/tcp",
                    Change.RELEVANT_REGRESSION,
                    new Interval(1.1, 1.05, 1.15, 0.99))));

    assertThat(ComparisonFormat.TEXT.render(one))
        .contains("Holm over 1 configuration.")
        .contains("1 relevant regression and 0 inconclusive of 1 configuration.");
  }
}
