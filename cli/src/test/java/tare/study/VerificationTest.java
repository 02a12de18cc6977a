package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.process.Installation;
import tare.study.FrameworkProof.Outcome;

/** What becomes of a framework that cannot be tried. */
class VerificationTest {

  private static final String DEFINITION =
      """
      id: Example
      name: Example
      homepage: https://example.org
      licence: none
      recordUnit: span
      jdks: [17]
      role: %s
      agent: { file: agent.jar, whereToGet: "ask the vendor" }
      configurations:
        - { id: baseline, stage: baseline }
        - { id: off, stage: instrumentation, default: true, expect: { records: none } }
      """;

  @TempDir private Path frameworks;

  @Test
  void aJarThatTheUserHasNotBroughtIsNoFailure() throws Exception {
    FrameworkProof proof = prove(DEFINITION.formatted("brought"));

    assertThat(proof.outcome()).isEqualTo(Outcome.NOT_BROUGHT);
    assertThat(proof.remarks())
        .singleElement()
        .asString()
        .startsWith("Example: ")
        .contains("agent.jar is not there", "ask the vendor");
  }

  @Test
  void aJarThatIsMissingOtherwiseIs() throws Exception {
    FrameworkProof proof = prove(DEFINITION.formatted("agent"));

    assertThat(proof.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(proof.remarks().toString()).contains("agent.jar is not there");
  }

  @Test
  void aBrokenFileFailsWithItsLine() throws Exception {
    FrameworkProof proof = prove(DEFINITION.formatted("nobody"));

    assertThat(proof.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(proof.remarks().toString()).contains("framework.yaml:7", "'nobody'");
  }

  private FrameworkProof prove(String definition) throws IOException, InterruptedException {
    Path folder = Files.createDirectory(frameworks.resolve("Example"));
    Files.writeString(folder.resolve("framework.yaml"), definition);
    Installation installation =
        new Installation(TestStudies.INSTALLATION.workloadJar(), FrameworkCatalog.load(frameworks));
    return TestStudies.verification(installation, JdkHomes.current()).prove("Example");
  }
}
