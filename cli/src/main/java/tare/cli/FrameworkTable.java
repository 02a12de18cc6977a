package tare.cli;

import java.util.ArrayList;
import java.util.List;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.Role;
import tare.controller.plan.FrameworkChoice;

/** What can be measured: one line a framework, and for a file one table a framework as well. */
final class FrameworkTable {

  private static final String DEFAULT_MARK = " *";

  private final List<FrameworkDefinition> frameworks;

  FrameworkTable(FrameworkCatalog catalog) {
    frameworks = catalog.names().stream().map(catalog::framework).toList();
  }

  /** For a terminal. */
  List<String> text() {
    List<String> lines = new ArrayList<>(overview().text());
    lines.add("");
    lines.add("tare frameworks NAME explains one, with its exact JVM flags; --verify proves them.");
    return lines;
  }

  private WordTable overview() {
    WordTable table =
        new WordTable(
            "framework", "version", "record", "licence", "JDKs", "all", "default", "stages");
    for (FrameworkDefinition framework : frameworks) {
      table.row(
          framework.id(),
          version(framework),
          framework.recordUnit(),
          framework.licence(),
          ConfigurationWords.jdks(framework),
          withAgent(framework.configurations()),
          withAgent(framework.defaultConfigurations()),
          ConfigurationWords.stages(framework));
    }
    return table;
  }

  private static String withAgent(List<ConfigurationDefinition> configurations) {
    return Long.toString(configurations.stream().filter(c -> !c.isBaseline()).count());
  }

  private static String version(FrameworkDefinition framework) {
    boolean brought = framework.role().orElse(Role.AGENT) == Role.BROUGHT;
    return brought ? "brought" : FrameworkChoice.pinned(framework).agentVersion();
  }

  /** The page {@code docs/frameworks.md}. */
  List<String> markdown() {
    List<String> lines = new ArrayList<>();
    lines.add("# What can be measured");
    lines.add("");
    lines.add("Written by `./tare frameworks --format markdown`; a test holds it to the folders.");
    lines.add("`./tare frameworks --verify` proves all of it on your machine.");
    lines.add("");
    lines.addAll(overview().markdown());
    lines.add("");
    lines.add("*all*: number of configurations; *default*: of them, measured when none is named,");
    lines.add("marked * below. *brought*: you bring its jar. *built*: it is built here.");
    for (FrameworkDefinition framework : frameworks) {
      lines.addAll(section(framework));
    }
    return lines;
  }

  private static List<String> section(FrameworkDefinition framework) {
    WordTable table =
        new WordTable("configuration", "stage", "title", "records", "evidence", "drops");
    for (ConfigurationDefinition configuration : framework.configurations()) {
      if (!configuration.isBaseline()) {
        table.row(
            "`" + configuration.id() + "`" + (configuration.byDefault() ? DEFAULT_MARK : ""),
            configuration.stage().label(),
            configuration.label(),
            ConfigurationWords.records(configuration),
            ConfigurationWords.evidence(configuration),
            ConfigurationWords.drops(configuration));
      }
    }
    List<String> lines = new ArrayList<>(List.of("", "## " + framework.id(), ""));
    lines.add("[" + framework.name() + "](" + framework.homepage() + ")");
    lines.add("");
    lines.addAll(table.markdown());
    return lines;
  }
}
