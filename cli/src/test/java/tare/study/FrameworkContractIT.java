package tare.study;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tare.controller.artifact.ArtifactException;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.Role;
import tare.controller.plan.Jdk;
import tare.model.Stage;

/**
 * What every folder under frameworks/ must hold to, with the real agent: it instruments, its
 * records arrive or are accounted for, and what is called lossless is.
 */
class FrameworkContractIT {

  private static final FrameworkCatalog CATALOG = TestStudies.INSTALLATION.frameworks();

  @TempDir private Path directory;

  static Stream<String> frameworks() {
    return CATALOG.names().stream();
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

    verify(framework, wanted, JdkHomes.current());
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

    verify(framework, oneConfiguration(framework), jdk);
  }

  /** The one that exercises most: over the network where the framework has that. */
  private static List<ConfigurationDefinition> oneConfiguration(FrameworkDefinition framework) {
    Optional<ConfigurationDefinition> tcp =
        framework.defaultConfigurations().stream().filter(c -> c.stage() == Stage.TCP).findFirst();
    return tcp.or(() -> framework.defaultConfigurations().stream().reduce((a, b) -> b)).stream()
        .toList();
  }

  private void verify(
      FrameworkDefinition framework, List<ConfigurationDefinition> configurations, Jdk jdk)
      throws IOException, InterruptedException {
    try {
      FrameworkContract.hold(
          TestStudies.INSTALLATION, framework, configurations, jdk, directory.resolve("results"));
    } catch (ArtifactException e) {
      assumeTrue(framework.role().orElse(Role.AGENT) != Role.BROUGHT, e.getMessage());
      throw e;
    }
  }
}
