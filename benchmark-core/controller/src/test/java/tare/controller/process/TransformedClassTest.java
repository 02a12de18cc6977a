package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TransformedClassTest {

  private static final String NAME = "org.example.Monitored";

  @TempDir Path folder;

  @BeforeEach
  void writeClassFile() throws IOException {
    Path file = folder.resolve("org/example/Monitored.class");
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[741]);
  }

  @Test
  void seesAClassThatGrewWhileItWasLoaded() throws Exception {
    assertThat(evidence(loaded(NAME, "file:/x.jar", 1563)))
        .contains(NAME + " grew from 741 to 1563 bytes");
  }

  @Test
  void seesAClassThatGrewLater() throws Exception {
    assertThat(
            evidence(
                loaded(NAME, "file:/x.jar", 741), loaded(NAME, "__VM_RedefineClasses__", 1563)))
        .isPresent();
  }

  @Test
  void takesNoProofFromAClassThatWasOnlyLookedAt() throws Exception {
    assertThat(
            evidence(loaded(NAME, "file:/x.jar", 741), loaded(NAME, "__VM_RedefineClasses__", 726)))
        .isEmpty();
  }

  @Test
  void takesNoProofFromOtherClasses() throws Exception {
    assertThat(evidence(loaded(NAME + "$Inner", "file:/x.jar", 1563))).isEmpty();
    assertThat(evidence(loaded("org.example.Other", "file:/x.jar", 1563))).isEmpty();
  }

  @Test
  void readsPastLinesOfJdk25() throws Exception {
    String line = "set_secondary_supers: hash_slot: 51; klass: " + NAME + "\n  - 0 elements;\n";

    assertThat(evidence(line, loaded(NAME, "file:/x.jar", 1563))).isPresent();
  }

  @Test
  void saysWhereTheClassIsMissing() {
    assertThatThrownBy(
            () ->
                TransformedClass.evidence(
                    Files.createFile(folder.resolve("log")), "org.Absent", List.of(folder)))
        .isInstanceOf(ProcessFailure.class)
        .hasMessageContaining("org.Absent");
  }

  private Optional<String> evidence(String... lines) throws Exception {
    Path log = Files.writeString(folder.resolve("classes.log"), String.join("", lines));
    return TransformedClass.evidence(log, NAME, List.of(folder));
  }

  /** Two lines as JDK 17 writes them. */
  private static String loaded(String name, String source, int bytes) {
    return name
        + " source: "
        + source
        + "\n klass: 0x00007f29cc001000 super: 0x00007f29cb000d68 loader: [loader data: 0x0 for"
        + " instance a 'X'{0x0}] bytes: "
        + bytes
        + " checksum: c34fee39\n";
  }
}
