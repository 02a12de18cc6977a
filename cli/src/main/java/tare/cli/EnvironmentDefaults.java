package tare.cli;

import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** MooBench's environment variables stand in for options that are not given. */
final class EnvironmentDefaults implements IDefaultValueProvider {

  /** The variable of an option, by the option's long name. */
  static final Map<String, String> VARIABLES =
      Map.of(
          "--forks", "NUM_OF_LOOPS",
          "--calls", "TOTAL_NUM_OF_CALLS",
          "--depth", "RECURSION_DEPTH",
          "--method-time", "METHOD_TIME",
          "--threads", "THREADS",
          "--sleep", "SLEEP_TIME",
          "--configurations", "MOOBENCH_CONFIGURATIONS");

  private final Function<String, String> environment;

  EnvironmentDefaults(Function<String, String> environment) {
    this.environment = environment;
  }

  /** The variable's value, or null where the option has none or it is empty. */
  @Override
  public String defaultValue(ArgSpec argument) {
    if (argument instanceof OptionSpec option) {
      String variable = VARIABLES.get(option.longestName());
      String value = variable == null ? null : environment.apply(variable);
      return value == null || value.isBlank() ? null : value;
    }
    return null;
  }
}
