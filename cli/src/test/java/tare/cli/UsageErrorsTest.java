package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every wrong word ends in one line and exit code 2, before anything runs. */
class UsageErrorsTest {

  @TempDir private Path directory;
  @RegisterExtension private final Program program = new Program();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--calls 0 | calls must be at least 1, but is 0",
        "--calls -5 | calls must be at least 1, but is -5",
        "--calls many | Invalid value for option '--calls': 'many' is no whole number",
        "--depth 1.5 | Invalid value for option '--depth': '1.5' is no whole number",
        "--depth 0 | depth must be at least 1, but is 0",
        "--threads 0 | threads must be at least 1, but is 0",
        "--forks 0 | forks must be at least 1, but is 0",
        "--method-time 3xs | method time must be a number with ns, us, ms or s",
        "--method-time -1 | method time must be a number with ns, us, ms or s",
        "--rate fast | Invalid value for option '--rate': 'fast' is no number",
        "--rate -1 | rate must be 0 (back to back) or a positive number",
        "--sleep 3parsecs | '3parsecs' is no duration",
        "--profile fast | expected one of quick, standard, moobench, but was 'fast'",
        "--order random | expected one of rmit, fixed, but was 'random'",
        "--java /no/such/jdk | there is no JDK in /no/such/jdk",
        "--agent-jar /no/such.jar | the agent jar /no/such.jar is not there",
        "--configurations tpc | did you mean tcp?",
        "--depth 100000000 | depth 100000000 is more than a thread's stack holds",
        "--threads 1000000 | 1000000 threads would measure the scheduler, not an agent",
        "--threads 1000 --calls 1000000 | threads take 16.0 GB, over half of -Xmx",
        "--method-time 9000000000000000000 | its calls alone take over a day",
        "--rate 0.0001 | its calls alone take over a day",
        "--receiver-cpus a-b | --receiver-cpus names CPUs from 0 to",
        "--receiver-cpus 99999 | --receiver-cpus names CPUs from 0 to",
        "--resume x | ByteBuddy-java does not go with --resume",
        "--from x --calls 5 | --calls does not go with --from",
        "--confidence 95 | --confidence must be between 0 and 1",
        "--until-rciw 5ns | --until-rciw takes a share above 0 such as 2%, but is 5ns",
        "--until-width 2% | --until-width takes nanoseconds above 0 such as 5ns, but is 2%",
        "--until-rciw many | --until-rciw takes a share above 0 such as 2%, but is many",
        "--until-width -5ns | --until-width takes nanoseconds above 0 such as 5ns, but is -5ns",
        "--until-rciw 2% --until-width 5ns | exclude each other",
        "--until-rciw 2% --forks 20 | exclude each other",
        "--budget 15m | --budget goes with --until-rciw or --until-width",
        "--until-rciw 2% --budget 0 | --budget must be above 0, such as 15m, but is 0ms",
        "--warmup most | warm-up must be steady, half, none or a number of iterations",
      })
  void refusesWrongValuesWithOneClearLine(String options, String message) {
    String[] arguments = ("measure ByteBuddy-java " + options.strip()).split(" ");

    assertThat(program.run(arguments)).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).startsWith("tare: ").contains(message.strip());
    assertThat(program.err()).doesNotContain("\tat ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--depths 2,4 --thread-counts 1,2 --rates 0,100 | are 3 axes: sweep one, or two as a grid",
        "--depths 2,4,2 | a value stands twice among those to sweep",
        "--method-times 0,0ns | a value stands twice among those to sweep",
        "--depths 4 | a sweep takes two values at least",
        "--depths 2,0 | depth must be at least 1, but is 0",
        "--depths -2,4 | depth must be at least 1, but is -2",
        "--depths 2,,4 | Invalid value for option '--depths'",
        "--depths two,4 | Invalid value for option '--depths'",
        "--depths 2,1e9 | Invalid value for option '--depths'",
        "--depths 2,1000000000 | depth 1000000000 is more than a thread's stack holds; lower it",
        "--depths 2,20000 | depth 20000 is more than a thread's stack holds; lower it, or --jvm",
        "--thread-counts 1,2000 | 2000 threads would measure the scheduler, not an agent",
        "--thread-counts 0,1 | threads must be at least 1, but is 0",
        "--method-times 0,1h | method time must be a number with ns, us, ms or s",
        "--method-times 0,-1us | method time must be a number with ns, us, ms or s",
        "--rates -1,5 | rate must be 0 (back to back) or a positive number",
        "--rates 0,NaN | rate must be 0 (back to back) or a positive number",
        "--call-counts 0,5 | calls must be at least 1, but is 0",
        "--call-counts 5,many | Invalid value for option '--call-counts'",
        "--depth 5 | --depth does not go with a sweep of depth",
        "--rates 5,6 --rate 5 | --rate does not go with a sweep of rate",
      })
  void refusesWrongSweepsWithOneClearLine(String options, String message) {
    String[] arguments = ("sweep ByteBuddy-java " + options.strip()).split(" ");

    assertThat(program.run(arguments)).isEqualTo(ExitCode.USAGE);
    assertThat(program.err().lines())
        .filteredOn(line -> line.startsWith("tare: "))
        .singleElement()
        .asString()
        .contains(message.strip());
    assertThat(program.err()).doesNotContain("\tat ");
  }

  @ParameterizedTest
  @CsvSource({
    "compare a b --format xml, 'expected one of text, json, markdown, but was'",
    "selftest --format xml, 'expected one of text, json, but was'",
    "guard ByteBuddy-java --base 1 --new 2 --format xml, 'expected one of text, json, markdown,'",
    "history show --format xml, 'but was'",
  })
  void namesTheWordsOfEveryCommandAsItsHelpDoes(String command, String message) {
    assertThat(program.run(command.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains(message, "'xml'").doesNotContain("TEXT", "JSON");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "guard ByteBuddy-java --base pinned --new pinned",
        "bisect Kieker-java --good 2.0.0 --bad 2.0.2 --offline",
        "selftest"
      })
  void asksForTimeToSpend(String command) {
    expectOneLine(
        "--budget must be above 0, such as 15m, but is 0ms",
        List.of((command + " --budget 0").split(" ")));
  }

  @Test
  void namesTheOptionThatWasGivenAFolderForAJar() {
    String folder = directory.toString();

    for (String option : List.of("--base", "--new")) {
      String other = option.equals("--base") ? "--new" : "--base";
      expectOneLine(
          folder + " is a folder: name the agent's jar after " + option,
          List.of("guard", "ByteBuddy-java", other, "pinned", option, folder));
      expectOneLine(
          "ByteBuddy-java's agent comes from no Maven repository, so there is no release 9.9.9 of"
              + (" it: name a jar after " + option),
          List.of("guard", "ByteBuddy-java", other, "pinned", option, "9.9.9"));
    }
    expectOneLine(
        folder + " is a folder: name the agent's jar after --agent-jar",
        List.of("measure", "ByteBuddy-java", "--agent-jar", folder));
  }

  @Test
  void refusesToSearchForWhatAConfigurationDoesNotShow() {
    // The reference agent has no releases either: what is asked for is seen first.
    expectOneLine(
        "collection delivers no records, so --metric delivered shows nothing of it: name another"
            + " with --configuration",
        List.of(
            ("bisect ByteBuddy-java --good 1 --bad 2 --metric delivered"
                    + " --configuration collection")
                .split(" ")));
  }

  private void expectOneLine(String message, List<String> arguments) {
    assertThat(program.run(arguments.toArray(String[]::new))).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).isEqualTo("tare: " + message + System.lineSeparator());
  }

  @Test
  void saysOfAPathThatTheLocaleHasNotItsCharacters() {
    String encoding = System.getProperty("sun.jnu.encoding");
    System.setProperty("sun.jnu.encoding", "US-ASCII");
    try {
      assertThat(Converters.noPath(new InvalidPathException("größe", "Malformed input")))
          .isEqualTo(
              "'größe' is no path: the locale's encoding US-ASCII has not all of its characters;"
                  + " set LC_ALL=C.UTF-8");
      assertThat(Converters.noPath(new InvalidPathException("a\0", "Nul character not allowed")))
          .endsWith(" is no path: Nul character not allowed");
    } finally {
      System.setProperty("sun.jnu.encoding", encoding);
    }
  }

  @Test
  void suggestsTheNearestFramework() {
    assertThat(program.run("measure", "ByteBudy-java")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("did you mean ByteBuddy-java?");
  }

  @Test
  void suggestsTheNearestCommand() {
    assertThat(program.run("measur")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("measure");
  }

  @Test
  void agentJarGoesWithOneFramework() {
    assertThat(program.run("measure", "A", "B", "--agent-version", "1")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains("exactly one framework");
  }

  @Test
  void saysThatAFolderHoldsNoResults() {
    assertThat(program.run("analyze", directory.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(program.err()).contains(directory + " is empty");
  }

  @Test
  void saysWhereAJarComesFromThatTheUserBrings() {
    Path home = Path.of(System.getProperty("tare.home"));
    assumeFalse(
        Files.exists(home.resolve("frameworks/inspectIT-java/inspectit-ocelot-agent.jar")),
        "somebody has put the jar there");

    assertThat(program.run("measure", "inspectIT-java")).isEqualTo(ExitCode.USAGE);
    assertThat(program.err().lines())
        .singleElement()
        .asString()
        .startsWith("tare: ")
        .contains("inspectit-ocelot-agent.jar is not there")
        .contains("inspectit-ocelot-agent-2.7.0.jar", "inspectIT/inspectit-ocelot")
        .contains("put it there or name it with --agent-jar");
  }
}
