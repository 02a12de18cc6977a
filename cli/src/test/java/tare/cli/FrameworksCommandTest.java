package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tare.study.FrameworkProof;
import tare.study.FrameworkProof.Outcome;

class FrameworksCommandTest {

  private static final Path HOME = Path.of("").toAbsolutePath().getParent();

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void atHome() {
    System.setProperty("tare.home", HOME.toString());
  }

  @AfterEach
  void notAtHome() {
    System.clearProperty("tare.home");
  }

  private int run(String... arguments) {
    CommandLine commandLine = Main.commandLine(name -> null);
    commandLine.setErr(new PrintWriter(err, true));
    commandLine.setOut(new PrintWriter(out, true));
    return commandLine.execute(arguments);
  }

  @Test
  void thePageInDocsIsWhatTheCommandPrints() throws IOException {
    assertThat(run("frameworks", "--format", "markdown")).isZero();

    assertThat(out.toString())
        .as("./tare frameworks --format markdown > docs/frameworks.md")
        .isEqualTo(Files.readString(HOME.resolve("docs/frameworks.md")));
  }

  @Test
  void listsEveryFramework() {
    assertThat(run("frameworks")).isZero();

    assertThat(out.toString().lines().filter(line -> line.startsWith("ByteBuddy-java ")))
        .singleElement()
        .asString()
        .contains("built", "record", "Apache-2.0", "17, 25", "instrumentation", "tcp");
  }

  @Test
  void explainsOneWithTheFlagsItIsMeasuredWith() {
    assertThat(run("frameworks", "ByteBuddy-java")).isZero();

    assertThat(out.toString())
        .contains("tcp * (tcp): TCP")
        .contains("-javaagent:" + HOME.resolve("frameworks/ByteBuddy-java/agent/target/agent.jar"))
        .contains("-Dtare.reference.method=monitoredMethod")
        .contains("-Dtare.reference.port=${receiver.port}");
  }

  @Test
  void suggestsTheNearestName() {
    assertThat(run("frameworks", "--verify", "ByteBudy-java")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("did you mean ByteBuddy-java?");
  }

  @Test
  void refusesANewFolderThatIsThere() {
    assertThat(run("frameworks", "new", "ByteBuddy-java")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("is there already: choose another name");
  }

  @Test
  void begetsANewFolder() throws IOException {
    Files.createDirectories(directory.resolve("frameworks"));
    System.setProperty("tare.home", directory.toString());

    assertThat(run("frameworks", "new", "Example-java")).isZero();

    assertThat(directory.resolve("frameworks/Example-java/framework.yaml")).isRegularFile();
    assertThat(out.toString()).contains("./tare frameworks --verify Example-java");
  }

  @Test
  void oneThatFailsDecidesTheExitCodeAndOneThatWasNotBroughtDoesNot() {
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
