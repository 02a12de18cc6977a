package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.process.Installation;
import tare.study.FrameworkProof.Outcome;

/** A folder that {@code tare frameworks new} wrote passes once the flags of a real agent are in. */
class NewFrameworkIT {

  private static final Path MODEL =
      TestStudies.HOME.resolve("frameworks/OpenTelemetry-java/framework.yaml");
  private static final Pattern AGENT = Pattern.compile("(?m)^agent:\n(?:  .*\n)+");

  /** What somebody with that agent at hand writes where the file says FILL IN. */
  private static final Map<String, String> FLAGS =
      Map.of(
          "-Dagent.methods", "-Dotel.instrumentation.methods.include",
          "-Dagent.service=tare", "-Dotel.metrics.exporter=none\"\n  - \"-Dotel.logs.exporter=none",
          "-Dagent.sampler=off", "-Dotel.traces.sampler=always_off",
          "-Dagent.endpoint", "-Dotel.exporter.otlp.endpoint",
          "-Dagent.queue", "-Dotel.bsp.max.queue.size");

  @TempDir private Path directory;

  @Test
  void passesOnceTheFlagsAreFilledIn() throws Exception {
    Path frameworks = Files.createDirectory(directory.resolve("frameworks"));
    Files.createSymbolicLink(
        frameworks.resolve("receivers"), TestStudies.HOME.resolve("frameworks/receivers"));
    Path folder = NewFramework.create(frameworks, "Example-java");
    FrameworkCatalog catalog = FrameworkCatalog.load(frameworks);
    Verification verification =
        TestStudies.verification(
            new Installation(TestStudies.INSTALLATION.workloadJar(), catalog), JdkHomes.current());

    FrameworkProof before =
        verification.prove(
            catalog.framework("Example-java"), List.of(), directory.resolve("before"));
    fillIn(folder.resolve("framework.yaml"));
    FrameworkProof after =
        verification.prove(
            catalog.framework("Example-java"), List.of(), directory.resolve("after"));

    assertThat(before.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(before.remarks().toString()).contains("agent.jar is not there");
    assertThat(after.remarks()).isEmpty();
    assertThat(after.outcome()).isEqualTo(Outcome.PROVED);
    assertThat(after.configurations()).isEqualTo(3);
  }

  private static void fillIn(Path file) throws IOException {
    Matcher agent = AGENT.matcher(Files.readString(MODEL));
    assertThat(agent.find()).isTrue();
    String text =
        Files.readString(file)
            .replaceFirst("(?m)^agent: .*\n", Matcher.quoteReplacement(agent.group()));
    for (Map.Entry<String, String> flag : FLAGS.entrySet()) {
      assertThat(text).contains(flag.getKey());
      text = text.replace(flag.getKey(), flag.getValue());
    }
    Files.writeString(file, text);
  }
}
