package tare.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The program {@code tare}. */
@Command(
    name = "tare",
    description = "What a Java observability agent costs, and whether its data arrived.",
    subcommands = {
      MeasureCommand.class,
      SweepCommand.class,
      AnalyzeCommand.class,
      ReportCommand.class,
      CompareCommand.class,
      GuardCommand.class,
      VersionsCommand.class,
      BisectCommand.class,
      ImportCommand.class,
      HistoryCommand.class,
      FrameworksCommand.class,
      FetchCommand.class,
      SelfTestCommand.class,
      DoctorCommand.class,
      CommandLine.HelpCommand.class
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    CommandLine commandLine = commandLine(System::getenv);
    // Bars and arrows, whatever the locale; the JDK would print question marks under POSIX.
    commandLine.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
    commandLine.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    System.exit(commandLine.execute(arguments));
  }

  /**
   * The whole command line.
   *
   * @param environment variables by name
   */
  static CommandLine commandLine(Function<String, String> environment) {
    ErrorLine errors = new ErrorLine();
    CommandLine commandLine =
        new CommandLine(new Main())
            .setExecutionExceptionHandler(errors)
            .setParameterExceptionHandler(errors)
            .setUsageHelpAutoWidth(true);
    Converters.register(commandLine);
    // They decide as they go, and say so to whoever asks for a number.
    hide("--forks", commandLine.getSubcommands().get("guard"));
    hide("--forks", commandLine.getSubcommands().get("bisect"));
    EnvironmentDefaults defaults = new EnvironmentDefaults(environment);
    Map<String, CommandLine> commands = new HashMap<>(commandLine.getSubcommands());
    // The variables ask for a measurement; they choose nothing of what was measured before.
    commands.remove("import");
    commands.remove("history");
    commands.values().forEach(command -> command.setDefaultValueProvider(defaults));
    return commandLine;
  }

  /** Takes an option out of a command's help; it is still understood. */
  private static void hide(String option, CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    OptionSpec shown = spec.findOption(option);
    spec.remove(shown);
    spec.addOption(OptionSpec.builder(shown).hidden(true).build());
  }
}
