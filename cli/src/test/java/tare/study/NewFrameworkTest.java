package tare.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.PlanRefusedException;

class NewFrameworkTest {

  @TempDir Path frameworks;

  @BeforeEach
  void linkReceivers() throws IOException {
    Files.createSymbolicLink(
        frameworks.resolve("receivers"), TestStudies.HOME.resolve("frameworks/receivers"));
  }

  @Test
  void isWellFormedBeforeAnythingIsFilledIn() throws IOException {
    Path folder = NewFramework.create(frameworks, "Example-java");

    FrameworkDefinition framework = FrameworkCatalog.load(frameworks).framework("Example-java");
    assertThat(framework.defaultConfigurations())
        .extracting(ConfigurationDefinition::id)
        .containsExactly("baseline", "instrumentation-only", "tcp", "tcp-lossless");
    assertThat(folder.resolve("measure.sh")).isExecutable();
    assertThat(folder.resolve("runExponentialSizes.sh")).isExecutable();
    assertThat(folder.resolve("measure.sh")).content().contains("measure Example-java \"$@\"");
    assertThat(folder.resolve("README.md")).content().startsWith("# Example-java\n");
    assertThat(folder.resolve("framework.yaml")).content().doesNotContain("@NAME@");
  }

  @Test
  void leavesAFolderAloneThatIsThere() throws IOException {
    Path mine = Files.createDirectory(frameworks.resolve("Mine"));

    assertThatThrownBy(() -> NewFramework.create(frameworks, "Mine"))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContaining(mine + " is there already");
    assertThat(mine).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "..", "../other", "a/b", "a b", "-java", "name@1.2"})
  void refusesWhatIsNoName(String name) {
    assertThatThrownBy(() -> NewFramework.create(frameworks, name))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContaining("'" + name + "' is no name for a folder");
  }
}
