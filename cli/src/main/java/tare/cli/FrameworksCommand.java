package tare.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;
import tare.model.Stage;

/** Says what can be measured. */
@Command(
    name = "frameworks",
    description = "Lists what can be measured; with a name, explains one and its exact JVM flags.",
    mixinStandardHelpOptions = true)
final class FrameworksCommand implements Callable<Integer> {

  @Parameters(arity = "0..1", paramLabel = "FRAMEWORK", description = "Folder under frameworks/.")
  String name;

  @Mixin CommonOptions common;

  @Override
  public Integer call() {
    FrameworkCatalog catalog = common.study().catalog();
    if (name == null) {
      list(catalog);
    } else {
      explain(catalog.framework(name));
    }
    common.out().flush();
    return ExitCode.DONE;
  }

  private void list(FrameworkCatalog catalog) {
    String row = "%-26s %-10s %-12s %-11s %s%n";
    common.out().printf(Locale.ROOT, row, "framework", "version", "licence", "JDKs", "stages");
    for (String id : catalog.names()) {
      FrameworkDefinition framework = catalog.framework(id);
      common
          .out()
          .printf(
              Locale.ROOT,
              row,
              id,
              FrameworkChoice.pinned(framework).agentVersion(),
              framework.licence(),
              framework.jdks().stream().map(String::valueOf).collect(Collectors.joining(",")),
              stages(framework));
    }
  }

  private static String stages(FrameworkDefinition framework) {
    return framework.configurations().stream()
        .map(ConfigurationDefinition::stage)
        .distinct()
        .sorted()
        .map(Stage::label)
        .collect(Collectors.joining(" "));
  }

  private void explain(FrameworkDefinition framework) {
    PrintWriter out = common.out();
    out.println(framework.name() + " " + FrameworkChoice.pinned(framework).agentVersion());
    out.println(framework.homepage());
    out.printf(
        "licence %s, record: %s, verified on JDK %s%n",
        framework.licence(), framework.recordUnit(), framework.jdks());
    for (ConfigurationDefinition configuration : framework.configurations()) {
      out.printf(
          "%n%s%s (%s): %s%n",
          configuration.id(),
          configuration.byDefault() ? " *" : "",
          configuration.stage().label(),
          configuration.label());
      configuration.description().ifPresent(text -> out.println("  " + text));
      List<String> flags = framework.jvmArgs(configuration, Runtime.version().feature());
      flags.forEach(flag -> out.println("    " + flag));
    }
    out.printf("%n* measured when no configuration is named%n");
  }
}
