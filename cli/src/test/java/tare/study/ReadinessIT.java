package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.process.Installation;
import tare.model.ForkResult;
import tare.results.ResultsFolder;

/** An agent that instruments in the background, from a jar that the user brings. */
class ReadinessIT {

  private static final String DEFINITION =
      """
      id: Late
      name: Late agent
      homepage: https://example.org
      licence: none
      recordUnit: nothing
      jdks: [17]
      role: brought
      agent: { file: late.jar }
      attach: "-javaagent:${agent}=%s"
      limits: { startup: 5s }
      configurations:
        - id: baseline
          stage: baseline
        - id: late
          stage: instrumentation
          readiness: transformed
          expect: { records: none }
          evidence: { transformed: true }
      """;

  @TempDir private Path directory;

  private Installation installation(String changedClass) throws IOException {
    Path folder = Files.createDirectories(directory.resolve("frameworks/Late"));
    Files.writeString(folder.resolve("framework.yaml"), DEFINITION.formatted(changedClass));
    Files.createSymbolicLink(
        directory.resolve("frameworks/receivers"),
        TestStudies.HOME.resolve("frameworks/receivers"));
    LateAgent.writeTo(folder.resolve("late.jar"));
    return new Installation(
        TestStudies.INSTALLATION.workloadJar(),
        FrameworkCatalog.load(directory.resolve("frameworks")));
  }

  private List<ForkResult> forks(Installation installation) throws Exception {
    FrameworkDefinition framework = installation.frameworks().framework("Late");
    Path results = directory.resolve("results");
    TestStudies.verification(installation, JdkHomes.current())
        .prove(framework, List.of("late"), results);
    return ResultsFolder.open(results).forks().stream()
        .filter(fork -> fork.arm().contains("late"))
        .toList();
  }

  @Test
  void measuringBeginsWhenTheClassWasTransformed() throws Exception {
    assertThat(forks(installation("${monitored.class}")))
        .singleElement()
        .satisfies(
            fork -> {
              assertThat(fork.status()).isEqualTo(ForkResult.Status.COMPLETED);
              assertThat(fork.readinessNanos()).isPositive();
              assertThat(fork.records().evidence()).contains("RecursiveWorkload grew from");
            });
  }

  @Test
  void nothingIsMeasuredWhenItIsNeverTransformed() throws Exception {
    assertThat(forks(installation("none.Such")))
        .singleElement()
        .satisfies(
            fork -> assertThat(fork.failure()).contains("has not been instrumented after 5.0 s"));
  }
}
