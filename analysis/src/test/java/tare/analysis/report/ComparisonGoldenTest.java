package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Comparisons against golden files, as {@link ReportGoldenTest} does with summaries. */
class ComparisonGoldenTest {

  private final Locale usual = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(usual);
  }

  static Stream<Arguments> formatsAndLocales() {
    return Stream.of(ComparisonFormat.values())
        .flatMap(format -> Stream.of("en", "de", "tr").map(locale -> Arguments.of(format, locale)));
  }

  @ParameterizedTest
  @MethodSource("formatsAndLocales")
  void rendersTheSameInEveryLocale(ComparisonFormat format, String locale) throws IOException {
    Locale.setDefault(Locale.forLanguageTag(locale));
    String rendered = format.render(ComparisonExamples.comparison());
    assertThat(rendered).endsWith("\n").doesNotContain("\r");
    assertThat(rendered).isEqualTo(golden("compare-" + format.label() + ".txt", rendered));
  }

  private static String golden(String name, String rendered) throws IOException {
    Path actual = Path.of("target", "golden", name);
    Files.createDirectories(actual.getParent());
    Files.writeString(actual, rendered);
    try (InputStream golden = ComparisonGoldenTest.class.getResourceAsStream(name)) {
      assertThat(golden).as("golden file %s", name).isNotNull();
      return new String(golden.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
