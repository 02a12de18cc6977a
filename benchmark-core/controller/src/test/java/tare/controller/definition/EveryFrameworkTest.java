package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every file in the project's own folder is well formed. */
class EveryFrameworkTest {
  private static final Path FRAMEWORKS = Path.of("../../frameworks");

  @TestFactory
  Stream<DynamicTest> everyFrameworkIsWellFormed() {
    FrameworkCatalog catalog = FrameworkCatalog.load(FRAMEWORKS);
    return catalog.names().stream()
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name,
                    () ->
                        assertThatCode(() -> catalog.framework(name)).doesNotThrowAnyException()));
  }

  @TestFactory
  Stream<DynamicTest> everyBackendIsWellFormed() {
    FrameworkCatalog catalog = FrameworkCatalog.load(FRAMEWORKS);
    return catalog.backends().stream()
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name,
                    () -> assertThatCode(() -> catalog.backend(name)).doesNotThrowAnyException()));
  }
}
