package tare.controller;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ControllerArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("tare.controller");

  @Test
  void hasNoCycles() {
    slices().matching("tare.controller.(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void plansWithoutTouchingTheMachine() {
    noClasses()
        .that()
        .resideInAPackage("tare.controller.plan")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "tare.controller.process",
            "tare.controller.environment",
            "tare.controller.artifact",
            "java.net..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.nio.file.Files")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.ProcessBuilder")
        .check(CLASSES);
  }

  @Test
  void definesWithoutRunningAnything() {
    noClasses()
        .that()
        .resideInAPackage("tare.controller.definition")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "tare.controller.plan",
            "tare.controller.process",
            "tare.controller.environment",
            "tare.controller.artifact")
        .check(CLASSES);
  }

  @Test
  void startsWorkloadAndReceiversWithoutImportingThem() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("tare.workload..", "tare.receiver..", "tare.reference..")
        .check(CLASSES);
  }

  @Test
  void runsForksWithoutKnowingWhereResultsGo() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "tare.controller.process", "tare.controller.plan", "tare.controller.environment")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("tare.results")
        .check(CLASSES);
  }
}
