package tare.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tare.controller.definition.ArtifactDefinition;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.Role;
import tare.controller.plan.Jdk;
import tare.model.Stage;
import tare.study.FrameworkProof.Outcome;

/**
 * What every folder under frameworks/ must hold to, with the real agent: it instruments, its
 * records arrive or are accounted for, what is called lossless is, and all that without a network:
 * it works where there is none, and tries to reach nobody.
 */
class FrameworkContractIT {

  private static final FrameworkCatalog CATALOG = TestStudies.INSTALLATION.frameworks();

  /** By framework, what it tries to reach although no flag prevents it. */
  private static final Map<String, Set<String>> KNOWN_ATTEMPTS = Map.of();

  @TempDir private Path directory;

  static Stream<String> frameworks() {
    return CATALOG.names().stream();
  }

  static Stream<String> broughtFrameworks() {
    return frameworks().filter(name -> isBrought(CATALOG.framework(name)));
  }

  @ParameterizedTest
  @MethodSource("frameworks")
  void provesItself(String name) throws Exception {
    FrameworkDefinition framework = CATALOG.framework(name);
    boolean all = "long".equals(System.getProperty("tare.test.matrix"));
    List<ConfigurationDefinition> wanted =
        framework.configurations().stream()
            .filter(configuration -> all || configuration.byDefault())
            .toList();

    requireJar(framework);
    assertThat(TestStudies.fetch(framework)).isEmpty();
    Path results = directory.resolve("results");
    List<String> attempts =
        Sandbox.run(
            ContractRun.class, ContractRun.arguments(framework, wanted, results), directory);

    assertThat(attempts).isSubsetOf(KNOWN_ATTEMPTS.getOrDefault(name, Set.of()));
  }

  @ParameterizedTest
  @MethodSource("frameworks")
  void provesItselfOnTheNewestJdk(String name) throws Exception {
    String home = System.getProperty("tare.test.newestJdk", "");
    assumeTrue(!home.isEmpty(), "no newer JDK was found (tare.test.newestJdk)");
    Jdk jdk = JdkHomes.at(Path.of(home));
    FrameworkDefinition framework = CATALOG.framework(name);
    assumeTrue(
        framework.jdks().contains(jdk.feature()),
        name + " is not known to work on " + jdk.feature());

    requireJar(framework);
    FrameworkProof proof =
        TestStudies.verification(TestStudies.INSTALLATION, jdk)
            .prove(framework, oneConfiguration(framework), directory.resolve("results"));
    assertThat(proof.outcome()).as(proof.remarks().toString()).isEqualTo(Outcome.PROVED);
  }

  @ParameterizedTest
  @MethodSource("broughtFrameworks")
  void saysWhereAJarThatIsBroughtComesFrom(String name) {
    FrameworkDefinition framework = CATALOG.framework(name);
    assumeFalse(hasJar(framework), "the jar is there");
    ArtifactDefinition.LocalFile jar = (ArtifactDefinition.LocalFile) framework.agent();

    assertThat(TestStudies.fetch(framework))
        .singleElement()
        .asString()
        .contains(jar.file() + " is not there", jar.whereToGet().orElseThrow(), "--agent-jar");
  }

  /** The one that exercises most: over the network where the framework has that. */
  private static List<String> oneConfiguration(FrameworkDefinition framework) {
    Optional<ConfigurationDefinition> tcp =
        framework.defaultConfigurations().stream().filter(c -> c.stage() == Stage.TCP).findFirst();
    return tcp.or(() -> framework.defaultConfigurations().stream().reduce((a, b) -> b)).stream()
        .map(ConfigurationDefinition::id)
        .toList();
  }

  private static void requireJar(FrameworkDefinition framework) {
    assumeTrue(!isBrought(framework) || hasJar(framework), "its jar is brought by the user");
  }

  private static boolean isBrought(FrameworkDefinition framework) {
    return framework.role().equals(Optional.of(Role.BROUGHT));
  }

  private static boolean hasJar(FrameworkDefinition framework) {
    ArtifactDefinition.LocalFile jar = (ArtifactDefinition.LocalFile) framework.agent();
    return Files.exists(CATALOG.directory(framework).resolve(jar.file()));
  }
}
