package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PropertiesFileTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain",
        "",
        " leading and inner spaces ",
        "C:\\new\\table",
        "a=b:c#d!e",
        "#no comment",
        "line\nbreak\r\tand\ffeed",
        "Überlänge 測定 \u0000",
      })
  void givesBackWhatWasWritten(String text) throws IOException {
    Properties properties = new Properties();
    properties.setProperty("value", text);
    properties.setProperty("key " + text, "x");

    PropertiesFile.writeAtomically(file(), properties);

    assertThat(PropertiesFile.read(file())).isEqualTo(properties);
  }

  @Test
  void isTheSameForTheSameContent() throws IOException {
    Properties properties = new Properties();
    properties.setProperty("b", "2 3");
    properties.setProperty("a", "1");

    PropertiesFile.writeAtomically(file(), properties);

    assertThat(file()).hasContent("a=1\nb=2 3\n");
  }

  @Test
  void replacesItsPredecessorAndLeavesNothingElseBehind() throws IOException {
    Properties properties = new Properties();
    PropertiesFile.writeAtomically(file(), properties);
    properties.setProperty("probeCalls", "3");
    PropertiesFile.writeAtomically(file(), properties);

    assertThat(PropertiesFile.read(file())).isEqualTo(properties);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file());
    }
  }

  @Test
  void rejectsAMalformedEscape() throws IOException {
    Files.writeString(file(), "a=\\u12");

    assertThatThrownBy(() -> PropertiesFile.read(file()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void saysThatThereIsNoFile() {
    assertThatThrownBy(() -> PropertiesFile.read(file())).isInstanceOf(NoSuchFileException.class);
  }

  private Path file() {
    return folder.resolve("ready");
  }
}
