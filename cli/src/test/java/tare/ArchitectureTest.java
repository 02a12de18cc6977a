package tare;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The drawing in the design, held. */
class ArchitectureTest {

  private static final Pattern AGENT_NAMES =
      Pattern.compile(
          "kieker|opentelemetry-java|skywalking|pinpoint|scouter|elastic|datadog|inspectit|splunk"
              + "|newrelic|applicationinsights|glowroot",
          Pattern.CASE_INSENSITIVE);

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("tare");

  @Test
  void modulesImportOnlyWhatTheDesignAllows() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("model")
        .definedBy("tare.model..")
        .layer("results")
        .definedBy("tare.results..")
        .layer("controller")
        .definedBy("tare.controller..")
        .layer("analysis")
        .definedBy("tare.analysis..")
        .layer("study")
        .definedBy("tare.study..")
        .layer("cli")
        .definedBy("tare.cli..")
        .whereLayer("results")
        .mayOnlyBeAccessedByLayers("controller", "analysis", "study", "cli")
        .whereLayer("controller")
        .mayOnlyBeAccessedByLayers("study", "cli")
        .whereLayer("analysis")
        .mayOnlyBeAccessedByLayers("study", "cli")
        .whereLayer("study")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("cli")
        .mayNotBeAccessedByAnyLayer()
        .check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("tare.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void statisticsDoNoInputOrOutput() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "tare.analysis.statistics..",
            "tare.analysis.steadystate..",
            "tare.analysis.comparison..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.io..", "java.nio..", "java.net..", "tare.results..")
        .check(CLASSES);
  }

  /** A history is data when it comes in and words when it goes out. */
  @Test
  void changePointsDoNoInputOrOutput() {
    noClasses()
        .that()
        .resideInAPackage("tare.analysis.history..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.io..", "java.nio..", "java.net..")
        .check(CLASSES);
  }

  @Test
  void noAgentIsNamedInJavaOutsideItsFolder() throws IOException {
    Path home = Path.of("").toAbsolutePath().getParent();
    for (String module : List.of("benchmark-core", "analysis", "cli", "frameworks/receivers")) {
      try (Stream<Path> files = Files.walk(home.resolve(module))) {
        List<Path> sources =
            files.filter(file -> file.toString().matches(".*/src/main/.*\\.java")).toList();
        assertThat(sources).as(module).isNotEmpty();
        for (Path source : sources) {
          assertThat(AGENT_NAMES.matcher(Files.readString(source)).find())
              .as("an agent's name in " + home.relativize(source))
              .isFalse();
        }
      }
    }
  }
}
