package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.Stage;

/** What the documentation says of framework.yaml is what the program takes, no more and no less. */
class DocumentationTest {
  private static final Path PROTOCOLS = Path.of("../../frameworks/receivers/protocols.yaml");

  @TempDir Path root;
  private Documentation documentation;

  @BeforeEach
  void read() throws IOException {
    documentation = Documentation.read();
  }

  @Test
  void showsAnExampleThatIsTaken() throws IOException {
    FrameworksFolder folder = new FrameworksFolder(root);
    folder.write("receivers/protocols.yaml", Files.readString(PROTOCOLS));
    folder.write("Splunk-java/framework.yaml", documentation.example());

    FrameworkDefinition example = FrameworkCatalog.load(root).framework("Splunk-java");

    assertThat(example.defaultConfigurations())
        .extracting(ConfigurationDefinition::stage)
        .contains(Stage.BASELINE, Stage.INSTRUMENTATION, Stage.DISK, Stage.TCP);
  }

  @Test
  void namesEveryKey() {
    assertThat(keys("### The framework", "### A jar")).isEqualTo(taken(FrameworkDefinition.class));
    assertThat(keys("### A jar", "### A configuration")).isEqualTo(taken(ArtifactDefinition.class));
    assertThat(keys("### A configuration", "### Placeholders"))
        .isEqualTo(taken(ConfigurationDefinition.class));
    assertThat(keys("## Reference: backend.yaml", "| placeholder"))
        .isEqualTo(taken(BackendDefinition.class));
  }

  @Test
  void marksWhatCanBeLeftOut() {
    for (Documentation.Row row : documentation.rows("### The framework", "### A jar")) {
      assertThat(row.optional())
          .as(row.name())
          .isNotEqualTo(REQUIRED_OF_FRAMEWORKS.contains(row.name()));
    }
  }

  private static final Set<String> REQUIRED_OF_FRAMEWORKS =
      Set.of("id", "name", "homepage", "licence", "recordUnit", "jdks", "agent", "configurations");

  @Test
  void namesEveryPlaceholder() {
    Set<String> ofFrameworks = new TreeSet<>(Placeholders.OF_FRAMEWORKS);
    ofFrameworks.addAll(List.of("extra.NAME", "module.NAME"));

    assertThat(placeholders("### Placeholders", "## Reference: backend.yaml"))
        .isEqualTo(ofFrameworks);
    assertThat(documentation.text().substring(documentation.text().lastIndexOf("| placeholder")))
        .contains(Placeholders.OF_BACKENDS.stream().map(name -> "`${" + name + "}`").toList());
  }

  private Set<String> keys(String from, String to) {
    return documentation.rows(from, to).stream()
        .map(Documentation.Row::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Set<String> placeholders(String from, String to) {
    return keys(from, to).stream()
        .map(name -> name.substring(2, name.length() - 1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The dotted keys a record or a choice of records takes. */
  private static Set<String> taken(Class<?> type) {
    Set<String> keys = new TreeSet<>();
    for (Class<?> form : forms(type)) {
      List<String> names = RecordConventions.keys(form);
      RecordComponent[] components = form.getRecordComponents();
      for (int i = 0; i < components.length; i++) {
        String name = names.get(i);
        Optional<Class<?>> inner = inner(components[i]);
        if (inner.isEmpty()) {
          keys.add(name);
        } else {
          taken(inner.get()).forEach(key -> keys.add(name + "." + key));
        }
      }
    }
    return keys;
  }

  private static List<Class<?>> forms(Class<?> type) {
    return type.isSealed() ? Arrays.asList(type.getPermittedSubclasses()) : List.of(type);
  }

  /** The group of keys that a component stands for, unless a table of its own has it. */
  private static Optional<Class<?>> inner(RecordComponent component) {
    List<Type> types = new ArrayList<>(List.of(component.getGenericType()));
    if (component.getGenericType() instanceof ParameterizedType generic
        && generic.getRawType() == Optional.class) {
      types.addAll(Arrays.asList(generic.getActualTypeArguments()));
    }
    return types.stream()
        .filter(Class.class::isInstance)
        .<Class<?>>map(type -> (Class<?>) type)
        .filter(type -> type.isRecord() || type.isSealed())
        .filter(type -> type != MavenCoordinates.class && type != ArtifactDefinition.class)
        .findFirst();
  }
}
