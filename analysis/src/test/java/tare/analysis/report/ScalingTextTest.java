package tare.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScalingTextTest {

  private static ScalingTable table(String... cells) {
    List<String> head = List.of("2", "4");
    return new ScalingTable(
        "any", head, List.of(new ScalingTable.Row("Any-java", "tcp", List.of(cells))));
  }

  @Test
  void fitsWhereNothingIsCutOff() {
    // A space before each cell and before the name.
    assertThat(ScalingText.fits(table("13.5±0.5", "8.5"), 17)).isTrue();
    assertThat(ScalingText.fits(table("13.5±0.5", "8.5"), 16)).isFalse();
    assertThat(ScalingText.lines(table("13.5±0.5", "8.5"), Ink.PLAIN, 17).get(3))
        .isEqualTo(" tcp 13.5±0.5 8.5");
  }
}
