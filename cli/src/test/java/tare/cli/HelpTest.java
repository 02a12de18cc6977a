package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What every command says of itself. */
class HelpTest {

  private static List<CommandLine> withSubcommands(CommandLine command) {
    List<CommandLine> all = new ArrayList<>(List.of(command));
    command.getSubcommands().values().forEach(each -> all.addAll(withSubcommands(each)));
    return all;
  }

  @Test
  void isRenderedWithoutAWordOnStandardError() {
    PrintStream err = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    try {
      for (CommandLine command : withSubcommands(Main.commandLine(name -> null))) {
        assertThat(command.getUsageMessage())
            .contains(command.getCommandName())
            .doesNotContain("%%");
      }
    } finally {
      System.setErr(err);
    }
    assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"guard", "bisect"})
  void offersNoNumberOfForksWhereNoneIsTaken(String name) {
    CommandLine command = Main.commandLine(variable -> null).getSubcommands().get(name);

    assertThat(command.getUsageMessage()).doesNotContain("--forks").contains("--profile");
  }
}
