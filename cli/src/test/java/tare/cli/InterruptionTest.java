package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InterruptionTest {

  private static final Path FOLDER = Path.of("my results/1-2.0.2");

  @ParameterizedTest
  @ValueSource(strings = {"measure", "sweep", "versions"})
  void offersToGoOnWhereTheEndWasPlanned(String command) {
    assertThat(new Interruption(command).advice(FOLDER))
        .isEqualTo("Interrupted. Go on with: ./tare measure --resume 'my results/1-2.0.2'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"guard", "bisect", "selftest"})
  void offersAReportWhereADecisionWasSought(String command) {
    assertThat(new Interruption(command).advice(FOLDER))
        .contains("Run ./tare " + command + " anew")
        .endsWith("lies in my results/1-2.0.2: ./tare report 'my results/1-2.0.2'")
        .doesNotContain("--resume");
  }

  @Test
  void knowsEveryCommandThatItOffersToResume() {
    assertThat(Main.commandLine(name -> null).getSubcommands())
        .containsKeys("measure", "sweep", "versions");
  }
}
