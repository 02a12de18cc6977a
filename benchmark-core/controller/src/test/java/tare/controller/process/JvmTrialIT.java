package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.controller.plan.ExperimentPlan;
import tare.controller.plan.PlanRefusedException;
import tare.controller.testing.Agents;
import tare.controller.testing.Laboratory;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

/** Faults of a request that only a JVM can tell, found before anything is measured. */
class JvmTrialIT {

  @TempDir private Path directory;
  private Laboratory laboratory;

  @BeforeEach
  void prepare() throws IOException {
    laboratory =
        new Laboratory(directory)
            .framework(
                "Throwing-java", Agents.THROWING, "  - { id: one, stage: tcp, default: true }\n");
  }

  @Test
  void acceptsWhatStarts() {
    laboratory.jvmArgs("-XX:+UseSerialGC", "-Xlog:gc");

    assertThatCode(this::tryOut).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "-XX:+Nonsense, Unrecognized VM option 'Nonsense'",
    "-Xss1k, stack size",
    "-version, openjdk version",
    "no.Flag, no.Flag",
  })
  void refusesFlagsWithTheReasonOfTheJvm(String flag, String reason) {
    laboratory.jvmArgs(flag);

    refusal()
        .hasMessageContaining("does not start with -Xms64m -Xmx256m " + flag + ": ")
        .hasMessageContaining(reason)
        .hasMessageEndingWith("; correct --jvm-args")
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @CsvSource({
    "no.such.Application, '', the application no.such.Application is not on the class path",
    "java.lang.String, '', does not implement tare.workload.MonitoredApplication",
    "tare.workload.monitored.RecursiveWorkload, no.such.SetUp, the runnable no.such.SetUp is not",
  })
  void refusesClassesThatCannotBeUsed(String application, String runnable, String reason) {
    laboratory.workload(new WorkloadParameters(10, 1, 1, 0, 0, 1, application, runnable));

    refusal()
        .hasMessageContaining(reason)
        .hasMessageEndingWith(": correct --application, --runnable or --class-path");
  }

  @Test
  void refusesAClassPathThatPointsNowhereButTakesAllJarsOfAFolder() throws IOException {
    classPath(directory.resolve("no.jar").toString());
    refusal()
        .hasMessage(
            "--class-path names %s, which is not there: correct the path",
            directory.resolve("no.jar"));

    classPath(Files.createDirectory(directory.resolve("lib")) + "/*");
    assertThatCode(this::tryOut).doesNotThrowAnyException();
  }

  @Test
  void refusesAHomeThatHoldsNoJvm() {
    laboratory.javaHome(directory);

    refusal()
        .hasMessageContaining("the JVM of " + directory + " does not start")
        .hasMessageContaining("correct --java");
  }

  private void classPath(String entry) {
    laboratory.settings(new RunSettings(List.of("-Xmx256m"), List.of(entry), 0, "", "", "", false));
  }

  private AbstractThrowableAssert<?, ? extends Throwable> refusal() {
    return assertThatThrownBy(this::tryOut).isInstanceOf(PlanRefusedException.class);
  }

  private void tryOut() throws IOException, InterruptedException {
    ExperimentPlan plan = laboratory.plan();
    JvmTrial.require(plan, laboratory.context(plan).installation());
  }
}
