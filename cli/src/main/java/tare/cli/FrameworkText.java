package tare.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Jdk;
import tare.model.RunSettings;
import tare.study.AgentFlags;

/** One framework in full, with the JVM flags it is measured with. */
final class FrameworkText {

  private final FrameworkDefinition framework;
  private final Map<String, List<String>> flags;
  private final Jdk jdk;

  FrameworkText(FrameworkDefinition framework, AgentFlags flags, Jdk jdk) {
    this.framework = framework;
    this.flags = flags.of(framework);
    this.jdk = jdk;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(framework.name() + " " + FrameworkChoice.pinned(framework).agentVersion());
    lines.add(framework.homepage());
    lines.add("licence: " + framework.licence());
    lines.add("record:  " + framework.recordUnit());
    lines.add("JDKs it is known to work on: " + ConfigurationWords.jdks(framework));
    lines.add("heap of every JVM: " + String.join(" ", RunSettings.DEFAULT_HEAP_ARGS));
    framework.configurations().stream()
        .filter(configuration -> !configuration.isBaseline())
        .forEach(configuration -> lines.addAll(lines(configuration)));
    lines.add("");
    lines.add("* measured when no configuration is named");
    lines.add("${…} differs from fork to fork, or names a jar that is not fetched yet.");
    return lines;
  }

  private List<String> lines(ConfigurationDefinition configuration) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        (configuration.id() + (configuration.byDefault() ? " *" : ""))
            + (" (" + configuration.stage().label() + "): " + configuration.label()));
    configuration.description().ifPresent(text -> lines.add("  " + text));
    lines.add("  records:  " + ConfigurationWords.records(configuration));
    lines.add("  evidence: " + ConfigurationWords.evidence(configuration));
    lines.add("  drops:    " + ConfigurationWords.drops(configuration));
    configuration
        .pace()
        .ifPresent(pace -> lines.add("  paced:    " + pace.callsPerSecond() + " calls a second"));
    lines.add("  flags on JDK " + jdk.feature() + ":");
    flags.get(configuration.id()).forEach(flag -> lines.add("    " + flag));
    Map<String, String> environment = new TreeMap<>(framework.env(configuration));
    if (!environment.isEmpty()) {
      lines.add("  environment:");
      environment.forEach((name, value) -> lines.add("    " + name + "=" + value));
    }
    return lines;
  }
}
