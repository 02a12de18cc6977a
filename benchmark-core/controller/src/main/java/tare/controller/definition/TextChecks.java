package tare.controller.definition;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Placeholders must be known where they stand, files that are named must be there. */
final class TextChecks {
  private final Set<String> known;
  private final boolean received;
  private final Problems problems;

  private TextChecks(Set<String> known, boolean received, Problems problems) {
    this.known = known;
    this.received = received;
    this.problems = problems;
  }

  static void framework(
      FrameworkDefinition framework, Surroundings surroundings, Problems problems) {
    boolean received =
        framework.configurations().stream()
            .filter(ConfigurationDefinition::attached)
            .allMatch(configuration -> configuration.receiver().isPresent());
    TextChecks checks = new TextChecks(Placeholders.known(framework), received, problems);
    framework.attach().ifPresent(text -> checks.text("attach", text));
    checks.texts("jvmArgs", framework.jvmArgs());
    framework.jdkArgs().forEach((jdk, texts) -> checks.texts("jdkArgs." + jdk, texts));
    checks.values("env", framework.env());
    checks.files("", framework.templates(), framework.copies(), surroundings);
  }

  static void configuration(
      FrameworkDefinition framework,
      ConfigurationDefinition configuration,
      String path,
      Surroundings surroundings,
      Problems problems) {
    TextChecks checks =
        new TextChecks(
            Placeholders.known(framework), configuration.receiver().isPresent(), problems);
    configuration.agentJar().ifPresent(text -> checks.text(path + ".agentJar", text));
    checks.texts(path + ".jvmArgs", configuration.jvmArgs());
    checks.values(path + ".env", configuration.env());
    checks.files(path + ".", configuration.templates(), configuration.copies(), surroundings);
    configuration.stdout().ifPresent(text -> checks.text(path + ".stdout", text));
    if (configuration.receiver().orElse(null) instanceof ReceiverDefinition.Program own) {
      checks.texts(path + ".receiver.args", own.args());
    }
    if (configuration.reader().orElse(null) instanceof ReaderDefinition.Program own) {
      checks.texts(path + ".reader.args", own.args());
    }
    if (configuration.reader().orElse(null) instanceof ReaderDefinition.Lines lines) {
      lines.files().ifPresent(glob -> checks.text(path + ".reader.files", glob));
    }
    if (configuration.evidence().orElse(null) instanceof EvidenceDefinition.Counter counter) {
      checks.text(path + ".evidence.counter.url", counter.counter().url());
    }
    if (configuration.drops().orElse(null) instanceof DropsDefinition.Counter counter) {
      checks.text(path + ".drops.counter.url", counter.counter().url());
    }
  }

  static void backend(BackendDefinition backend, Surroundings surroundings, Problems problems) {
    TextChecks checks = new TextChecks(Placeholders.OF_BACKENDS, true, problems);
    checks.texts("jvmArgs", backend.jvmArgs());
    checks.texts("args", backend.args());
    checks.values("env", backend.env());
    checks.files("", backend.templates(), Map.of(), surroundings);
    checks.text("ready.url", backend.ready().url());
    checks.text("count.url", backend.count().url());
    backend.malformed().ifPresent(counter -> checks.text("malformed.url", counter.url()));
    backend.drops().ifPresent(counter -> checks.text("drops.url", counter.url()));
  }

  private void files(
      String prefix,
      Map<String, String> templates,
      Map<String, String> copies,
      Surroundings surroundings) {
    values(prefix + "templates", templates);
    values(prefix + "copies", copies);
    for (String file : new TreeSet<>(templates.keySet())) {
      String path = prefix + "templates." + file;
      if (surroundings.has(file)) {
        text(path, surroundings.content(file));
      } else {
        problems.add(path, "there is no file '" + file + "' in the folder");
      }
    }
    for (String source : new TreeSet<>(copies.keySet())) {
      String path = prefix + "copies." + source;
      text(path, source);
      problems.addIf(
          Placeholders.names(source).isEmpty() && !surroundings.has(source),
          path,
          "there is no file or folder '" + source + "' in the folder");
    }
  }

  private void values(String path, Map<String, String> texts) {
    texts.forEach((key, text) -> text(path + "." + key, text));
  }

  private void texts(String path, List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      text(path + "[" + i + "]", texts.get(i));
    }
  }

  private void text(String path, String text) {
    for (String name : Placeholders.names(text)) {
      problems.unknown(path, "placeholder", name, known);
      problems.addIf(
          name.equals(Placeholders.RECEIVER_PORT) && !received,
          path,
          "${receiver.port} needs a receiver, in every configuration that this is used in");
    }
  }
}
