package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MavenCoordinatesTest {

  @Test
  void takesAJarWithoutClassifierUnlessSaid() {
    assertThat(MavenCoordinates.parse("g:a:1"))
        .isEqualTo(new MavenCoordinates("g", "a", "1", "jar", ""));
    assertThat(MavenCoordinates.parse("g:a:1:tar.gz:linux"))
        .isEqualTo(new MavenCoordinates("g", "a", "1", "tar.gz", "linux"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"g:a:1", "g:a:1:zip", "g:a:1:jar:exec"})
  void writesWhatItReads(String text) {
    assertThat(MavenCoordinates.parse(text)).hasToString(text);
  }

  @Test
  void changesNothingButTheVersion() {
    assertThat(MavenCoordinates.parse("g:a:1:jar:exec").withVersion("2"))
        .hasToString("g:a:2:jar:exec");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "g:a", "g::1", "g:a:1:jar:x:y", "g:a: "})
  void refusesOtherForms(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MavenCoordinates.parse(text))
        .withMessageContaining("'" + text + "' is not of the form group:artifact:version");
  }
}
