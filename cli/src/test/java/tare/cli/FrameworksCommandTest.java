package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tare.study.FrameworkProof;
import tare.study.FrameworkProof.Outcome;

class FrameworksCommandTest {

  @TempDir private Path directory;
  @RegisterExtension private final Program program = new Program();

  @Test
  void thePageInDocsIsWhatTheCommandPrints() throws IOException {
    assertThat(program.run("frameworks", "--format", "markdown")).isZero();

    assertThat(program.out())
        .as("./tare frameworks --format markdown > docs/frameworks.md")
        .isEqualTo(Files.readString(Program.HOME.resolve("docs/frameworks.md")));
  }

  @Test
  void listsEveryFramework() {
    assertThat(program.run("frameworks")).isZero();

    assertThat(program.out().lines().filter(line -> line.startsWith("ByteBuddy-java ")))
        .singleElement()
        .asString()
        .contains("built", "record", "Apache-2.0", "17, 25", "instrumentation", "tcp");
  }

  @Test
  void explainsOneWithTheFlagsItIsMeasuredWith() {
    assertThat(program.run("frameworks", "ByteBuddy-java")).isZero();

    assertThat(program.out())
        .contains("tcp * (tcp): TCP")
        .contains(
            "-javaagent:"
                + Program.HOME.resolve("frameworks/ByteBuddy-java/agent/target/agent.jar"))
        .contains("-Dtare.reference.method=monitoredMethod")
        .contains("-Dtare.reference.port=${receiver.port}");
  }

  @Test
  void suggestsTheNearestName() {
    assertThat(program.run("frameworks", "--verify", "ByteBudy-java")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("did you mean ByteBuddy-java?");
  }

  @Test
  void refusesANewFolderThatIsThere() {
    assertThat(program.run("frameworks", "new", "ByteBuddy-java")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("is there already: choose another name");
  }

  @Test
  void begetsANewFolder() throws IOException {
    Files.createDirectories(directory.resolve("frameworks"));
    System.setProperty("tare.home", directory.toString());

    assertThat(program.run("frameworks", "new", "Example-java")).isZero();

    assertThat(directory.resolve("frameworks/Example-java/framework.yaml")).isRegularFile();
    assertThat(program.out()).contains("./tare frameworks --verify Example-java");
  }

  @Test
  void oneThatFailsDecidesTheExitCodeAndOneThatWasNotBroughtDoesNot() {
    StringWriter out = new StringWriter();
    ProofTable good = new ProofTable(List.of("A", "B"), new PrintWriter(out));
    good.begin();
    good.add(proof("A", Outcome.PROVED));
    good.add(proof("B", Outcome.NOT_BROUGHT));
    good.end();
    ProofTable bad = new ProofTable(List.of("C"), new PrintWriter(out));
    bad.add(proof("C", Outcome.FAILED));

    assertThat(good.exitCode()).isZero();
    assertThat(bad.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(out.toString())
        .contains("instruments, delivers")
        .contains("40/50,000")
        .contains("1 proved, 1 not brought, in 3 s");
  }

  private static FrameworkProof proof(String name, Outcome outcome) {
    return new FrameworkProof(
        name,
        "1.2",
        3,
        List.of("instruments", "delivers"),
        50_000,
        40,
        Duration.ofMillis(1_500),
        outcome,
        List.of());
  }
}
