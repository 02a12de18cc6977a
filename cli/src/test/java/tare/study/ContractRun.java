package tare.study;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;

/** The measuring half of the contract as a program, which can be run where there is no network. */
final class ContractRun {

  private ContractRun() {}

  /** The arguments: framework, results folder, configurations. */
  static List<String> arguments(
      FrameworkDefinition framework, List<ConfigurationDefinition> configurations, Path folder) {
    return Stream.concat(
            Stream.of(framework.id(), folder.toString()),
            configurations.stream().map(ConfigurationDefinition::id))
        .toList();
  }

  /** Measures. */
  public static void main(String[] arguments) throws Exception {
    FrameworkDefinition framework = TestStudies.INSTALLATION.frameworks().framework(arguments[0]);
    TestStudies.measure(
        TestStudies.INSTALLATION,
        framework,
        Arrays.stream(arguments).skip(2).map(framework::configuration).toList(),
        JdkHomes.current(),
        Path.of(arguments[1]));
  }
}
