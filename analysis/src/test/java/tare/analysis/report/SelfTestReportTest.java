package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.results.ConfidenceInterval;
import tare.results.SelfTest;

class SelfTestReportTest {

  private final Locale usual = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(usual);
  }

  private static ConfidenceInterval interval(double estimate, double low, double high) {
    return new ConfidenceInterval(estimate, low, high, 0.95);
  }

  private static SelfTest test(Double smallestStep, Double smallestChange, double alarmsAtLeast) {
    return new SelfTest(
        SelfTest.SCHEMA_VERSION,
        "0.1.0",
        "0123456789ab",
        "2026-01-02T03:04:05Z",
        300,
        298.4,
        21,
        10,
        2_000,
        42,
        0.99,
        100_000,
        10,
        2_051.3,
        new SelfTest.SameArms(2, 4, interval(0.0085, alarmsAtLeast, 0.602)),
        List.of(
            new SelfTest.Step(
                "Any/severity-5",
                2,
                5,
                5.12,
                interval(4.95, 4.41, 5.49),
                -0.17,
                interval(0.951, 0.16, 1),
                interval(1, 0.16, 1)),
            new SelfTest.Step(
                "Any/severity-200",
                121,
                200,
                201.4,
                interval(203.8, 201.9, 205.7),
                2.4,
                interval(0.62, 0.1, 0.98),
                interval(1, 0.16, 1))),
        List.of(new SelfTest.ImposedChange(0.03, interval(0.974, 0.16, 1))),
        smallestStep,
        smallestChange,
        List.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "tr"})
  void rendersTheSameInEveryLocale(String locale) throws IOException {
    Locale.setDefault(Locale.forLanguageTag(locale));
    String rendered = SelfTestReport.render(test(5.12, 0.0213, 0));

    Path actual = Path.of("target", "golden", "selftest.txt");
    Files.createDirectories(actual.getParent());
    Files.writeString(actual, rendered);
    try (InputStream golden = SelfTestReportTest.class.getResourceAsStream("selftest.txt")) {
      assertThat(golden).as("golden file").isNotNull();
      assertThat(rendered).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void saysWhenNothingIsSeen() {
    assertThat(SelfTestReport.verdict(test(null, null, 0)))
        .startsWith("On this machine, today, not even a doubling of call time is seen (in nine");
  }

  @Test
  void warnsWhenEqualArmsDifferTooOften() {
    assertThat(SelfTestReport.verdict(test(5.12, 0.0213, 0.02)))
        .endsWith("But equal arms differ too often: trust no small change, and see tare doctor.");
  }

  @Test
  void remindsLaterResultsOfItsDate() {
    assertThat(SelfTestReport.reminder(test(5.12, 0.0213, 0)))
        .startsWith("The self-test of this machine on 2026-01-02 saw changes from 2.1 % of call")
        .endsWith("\n");
  }
}
