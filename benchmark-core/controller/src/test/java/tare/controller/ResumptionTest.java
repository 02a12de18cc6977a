package tare.controller;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.controller.artifact.AgentFiles;
import tare.model.Experiment;
import tare.model.Experiment.AgentFile;
import tare.model.RunSettings;

class ResumptionTest {

  private static final Path JAR = Path.of("/build/mine.jar");

  private static AgentFile brought(String sha256) {
    return new AgentFile("Example-java", JAR.toString(), "", sha256, false);
  }

  private static AgentFile built(String sha256) {
    return new AgentFile("Other-java", "Other-java/agent", "", sha256, false);
  }

  private static AgentFiles now(AgentFile... recorded) {
    return new AgentFiles(JAR, JAR.getParent(), JAR, Map.of(), List.of(recorded));
  }

  private static Experiment begun(AgentFile... agents) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "test",
        "name",
        "",
        "quick",
        "rmit",
        1,
        1,
        new RunSettings(List.of(), List.of(), 0, "", "", "", false),
        List.of(),
        List.of(),
        Map.of(),
        Map.of(),
        List.of(agents),
        Map.of(),
        List.of(),
        List.of());
  }

  @Test
  void goesOnWithTheJarsThatWereBrought() {
    assertThatCode(
            () ->
                Resumption.requireSameJars(
                    begun(brought("aa"), built("bb")), List.of(now(brought("aa"), built("cc")))))
        .doesNotThrowAnyException();
  }

  @Test
  void refusesAJarThatWasReplacedMeanwhile() {
    assertThatThrownBy(
            () -> Resumption.requireSameJars(begun(brought("aa")), List.of(now(brought("cc")))))
        .isInstanceOf(IOException.class)
        .hasMessage(
            JAR + " is not the jar that was measured (sha256 aa): put that back, or measure anew");
  }
}
