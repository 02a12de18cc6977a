package tare.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.controller.testing.Agents;
import tare.controller.testing.Laboratory;
import tare.model.ForkResult;
import tare.model.Verdict;

/** What shows that an agent instrumented, and where its records went. */
class EvidenceIT {

  private static final Path JDK_25 = Path.of("/usr/lib/jvm/temurin-25-jdk-amd64");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "17, load, NONE",
    "17, retransform, NONE",
    "17, look, UNPROVEN",
    "25, load, NONE",
    "25, retransform, NONE",
    "25, look, UNPROVEN"
  })
  void seesThatTheMonitoredClassWasTransformed(int jdk, String how, Verdict verdict)
      throws Exception {
    Laboratory laboratory =
        new Laboratory(directory)
            .framework(
                "Transforming-java",
                Agents.TRANSFORMING,
                how,
                """
                  - id: one
                    stage: instrumentation
                    default: true
                    evidence: { transformed: true }
                """);
    if (jdk == 25) {
      assumeTrue(Files.exists(JDK_25));
      laboratory.javaHome(JDK_25);
    }

    ForkResult fork = laboratory.forksOf("Transforming-java/one").get(0);

    assertThat(fork.failure()).isEmpty();
    assertThat(fork.records().verdict()).isEqualTo(verdict);
  }

  @Test
  void findsTheLineThatProvesIt() throws Exception {
    ForkResult fork = printing("evidence: { line: \"agent \\\\d+ is here\" }");

    assertThat(fork.records().verdict()).isEqualTo(Verdict.NONE);
    assertThat(fork.records().evidence()).isEqualTo("agent 7 is here");
  }

  @Test
  void countsLinesOnDiskAndDropsInTheLog() throws Exception {
    ForkResult fork =
        printing(
            "stdout: \"${fork.dir}/records.txt\"",
            "reader: { lines: \"^record\" }",
            "drops: { sumOf: \"dropped (\\\\d+) records\" }");

    assertThat(fork.records().expected()).isEqualTo(600);
    assertThat(fork.records().delivered()).isEqualTo(550);
    assertThat(fork.records().reportedDropped()).isEqualTo(42);
    assertThat(fork.records().unaccounted()).isEqualTo(8);
    assertThat(fork.records().verdict()).isEqualTo(Verdict.LOSSY);
    assertThat(fork.agentOutputBytes()).isGreaterThan(550 * 8);
  }

  private ForkResult printing(String... keys) throws Exception {
    String configuration =
        "  - id: one\n    default: true\n    stage: disk\n    jvmArgs: [\"-Drecords=550\"]\n    "
            + String.join("\n    ", keys)
            + "\n";
    Laboratory laboratory =
        new Laboratory(directory).framework("Printing-java", Agents.PRINTING, configuration);
    ForkResult fork = laboratory.forksOf("Printing-java/one").get(0);
    assertThat(fork.failure()).isEmpty();
    return fork;
  }
}
