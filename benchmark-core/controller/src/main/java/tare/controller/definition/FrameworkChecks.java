package tare.controller.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What must be true of a framework beyond the form of its file. */
final class FrameworkChecks {
  private final Surroundings surroundings;
  private final FrameworkDefinition framework;
  private final Problems problems = new Problems();

  private FrameworkChecks(FrameworkDefinition framework, Surroundings surroundings) {
    this.framework = framework;
    this.surroundings = surroundings;
  }

  /** The problems of a framework, the outermost first. */
  static List<Problem> problems(FrameworkDefinition framework, Surroundings surroundings) {
    FrameworkChecks checks = new FrameworkChecks(framework, surroundings);
    checks.top();
    checks.configurations();
    return checks.problems.all();
  }

  private void top() {
    String folder = surroundings.folderName();
    problems.addIf(
        !framework.id().equals(folder),
        "id",
        "the id must be the name of its folder, " + folder + ", but is '" + framework.id() + "'");
    problems.addIf(
        framework.role().equals(Optional.of(Role.BROUGHT))
            && !(framework.agent() instanceof ArtifactDefinition.LocalFile),
        "role",
        "a jar that is brought is a file; give agent: {file, whereToGet}");
    problems.addIf(framework.jdks().isEmpty(), "jdks", "name the JDKs it works on, like [17, 25]");
    framework
        .attach()
        .ifPresent(
            flag ->
                problems.addIf(
                    !Placeholders.names(flag).contains("agent"),
                    "attach",
                    "the flag that attaches the agent must hold ${agent}"));
    jar("agent", framework.agent());
    framework.extraJars().forEach((name, jar) -> jar("extraJars." + name, jar));
    for (int i = 0; i < framework.modules().size(); i++) {
      String module = framework.modules().get(i);
      problems.addIf(
          !surroundings.has(module + "/pom.xml"),
          "modules[" + i + "]",
          "there is no Maven module '" + module + "' in the folder");
    }
    TextChecks.framework(framework, surroundings, problems);
  }

  private void jar(String path, ArtifactDefinition jar) {
    if (jar instanceof ArtifactDefinition.Module own) {
      problems.unknown(path + ".module", "module", own.module(), framework.modules());
    }
  }

  private void configurations() {
    List<ConfigurationDefinition> all = framework.configurations();
    long baselines = all.stream().filter(ConfigurationDefinition::isBaseline).count();
    problems.addIf(
        baselines != 1,
        "configurations",
        "there must be one configuration of stage baseline, but there are " + baselines);
    Set<String> ids = new HashSet<>();
    Set<Integer> numbers = new HashSet<>();
    for (int i = 0; i < all.size(); i++) {
      ConfigurationDefinition configuration = all.get(i);
      String path = "configurations[" + i + "]";
      String id = configuration.id();
      problems.addIf(
          !FrameworkDefinition.isName(id),
          path + ".id",
          "'" + id + "' is no name: use letters, digits, '.', '_', '+' and '-'");
      problems.addIf(!ids.add(id), path + ".id", "there are two configurations '" + id + "'");
      configuration
          .moobenchIndex()
          .ifPresent(
              number ->
                  problems.addIf(
                      !numbers.add(number),
                      path + ".moobenchIndex",
                      "there are two configurations of the number " + number));
      new ConfigurationChecks(framework, configuration, path, problems).run(surroundings);
    }
  }
}
