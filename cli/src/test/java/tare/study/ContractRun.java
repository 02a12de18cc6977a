package tare.study;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.study.FrameworkProof.Outcome;

/** The contract as a program, which can be run where there is no network. */
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

  /** Ends with 0 when the framework holds to its contract, else says what it breaks. */
  public static void main(String[] arguments) throws Exception {
    FrameworkProof proof =
        TestStudies.verification(TestStudies.INSTALLATION, JdkHomes.current())
            .prove(
                TestStudies.INSTALLATION.frameworks().framework(arguments[0]),
                List.of(arguments).subList(2, arguments.length),
                Path.of(arguments[1]));
    proof.remarks().forEach(System.out::println);
    System.exit(proof.outcome() == Outcome.PROVED ? 0 : 1);
  }
}
