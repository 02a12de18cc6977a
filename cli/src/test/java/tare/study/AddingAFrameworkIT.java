package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.process.Installation;

/** The worked example in the documentation, word for word, with the real agent. */
class AddingAFrameworkIT {

  private static final Pattern EXAMPLE = Pattern.compile("(?s)```yaml\n(id: .*?)```");

  @TempDir private Path directory;

  @Test
  void theDocumentedExampleProvesItself() throws Exception {
    String page = Files.readString(TestStudies.HOME.resolve("docs/adding-a-framework.md"));
    Matcher example = EXAMPLE.matcher(page);
    assertThat(example.find()).as("the page has an example").isTrue();
    Path frameworks = Files.createDirectory(directory.resolve("frameworks"));
    Path folder = Files.createDirectory(frameworks.resolve("Splunk-java"));
    Files.writeString(folder.resolve("framework.yaml"), example.group(1));
    Files.createSymbolicLink(
        frameworks.resolve("receivers"), TestStudies.HOME.resolve("frameworks/receivers"));
    FrameworkCatalog catalog = FrameworkCatalog.load(frameworks);
    FrameworkDefinition framework = catalog.framework("Splunk-java");

    FrameworkProof proof =
        TestStudies.verification(
                new Installation(TestStudies.INSTALLATION.workloadJar(), catalog),
                JdkHomes.current())
            .prove(framework, ids(framework), directory.resolve("results"));

    assertThat(proof.remarks()).isEmpty();
    assertThat(proof.proved()).contains("instruments", "delivers");
  }

  private static List<String> ids(FrameworkDefinition framework) {
    return framework.configurations().stream().map(ConfigurationDefinition::id).toList();
  }
}
