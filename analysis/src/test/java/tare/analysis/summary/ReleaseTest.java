package tare.analysis.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tare.model.Arm;
import tare.model.Experiment;
import tare.model.Experiment.AgentFile;
import tare.model.RunSettings;
import tare.model.Stage;
import tare.model.WorkloadParameters;

class ReleaseTest {

  private static final String JDK = "/opt/jdk";

  private static Arm arm(String release, String version, String... jvmArgs) {
    return new Arm(
        "Any-java@" + release + "/tcp",
        "Any-java",
        version,
        "tcp",
        Stage.TCP,
        "TCP",
        -1,
        "agent",
        Arm.BASELINE,
        WorkloadParameters.of(100, 10, 1, 0),
        JDK,
        List.of(jvmArgs));
  }

  private static AgentFile file(String coordinates, String version, String sha256) {
    return new AgentFile("Any-java", coordinates, version, sha256, false);
  }

  private static Experiment experiment(
      List<Arm> arms, List<AgentFile> files, Map<String, List<String>> commandLines) {
    return new Experiment(
        Experiment.SCHEMA_VERSION,
        "test",
        "guard",
        "2026-01-02T03:04:05Z",
        "quick",
        "rmit",
        1,
        5,
        RunSettings.DEFAULT,
        arms,
        List.of(),
        Map.of("id", "here"),
        Map.of(JDK, "17.0.15"),
        files,
        commandLines,
        List.of("tare", "guard"),
        List.of());
  }

  private static Release release(Experiment experiment, String name) {
    return Release.of(experiment, name).orElseThrow();
  }

  @Test
  void tellsAJarFromTheReleaseItWasBuiltFrom() {
    Experiment experiment =
        experiment(
            List.of(arm("base", "2.0.2"), arm("new", "jar", "-Dfast=true")),
            List.of(
                file("/opt/mine.jar", "", "bb"),
                file("org.example:extra:1.1", "1.1", "ee"),
                file("org.example:agent:2.0.2", "2.0.2", "aa")),
            Map.of());

    assertThat(release(experiment, "base"))
        .isEqualTo(
            new Release(
                "2.0.2",
                "org.example:agent:2.0.2",
                "aa",
                List.of(),
                "17.0.15",
                Map.of("id", "here")));
    assertThat(release(experiment, "new"))
        .isEqualTo(
            new Release(
                "jar",
                "/opt/mine.jar",
                "bb",
                List.of("-Dfast=true"),
                "17.0.15",
                Map.of("id", "here")));
  }

  @Test
  void findsTheAttachedOneOfSeveralFilesOnTheCommandLine() {
    Experiment experiment =
        experiment(
            List.of(arm("base", "jar"), arm("new", "jar")),
            List.of(file("/opt/one.jar", "", "11"), file("/opt/two.jar", "", "22")),
            Map.of(
                "Any-java@base/tcp", List.of("java", "-javaagent:/opt/two.jar=quiet"),
                "Any-java@new/tcp", List.of("java", "-javaagent:/opt/one.jar")));

    assertThat(release(experiment, "base").sha256()).isEqualTo("22");
    assertThat(release(experiment, "new").sha256()).isEqualTo("11");
  }

  @Test
  void tellsTheAgentThatIsBuiltHereFromAJar() {
    Experiment experiment =
        experiment(
            List.of(arm("base", "built"), arm("new", "jar")),
            List.of(file("/opt/agent.jar", "", "jj"), file("Any-java/agent", "", "bb")),
            Map.of());

    assertThat(release(experiment, "base").sha256()).isEqualTo("bb");
    assertThat(release(experiment, "new").sha256()).isEqualTo("jj");
  }

  @Test
  void isOnlyWhereArmsAreCalledByIt() {
    Experiment experiment = experiment(List.of(arm("base", "2.0.2")), List.of(), Map.of());

    assertThat(Release.of(experiment, "new")).isEmpty();
    assertThat(release(experiment, "base").coordinates()).isEmpty();
  }
}
