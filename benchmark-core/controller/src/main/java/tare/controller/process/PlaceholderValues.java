package tare.controller.process;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tare.controller.artifact.AgentFiles;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.Placeholders;
import tare.model.WorkloadParameters;

/** What stands for the placeholders of a framework's texts in one fork. */
final class PlaceholderValues {

  private static final String FORK_DIR = "fork.dir";
  private static final String RECEIVER_PORT = "receiver.port";
  private static final String AGENT_PORT = "agent.port";

  private final Map<String, String> values;

  private PlaceholderValues(Map<String, String> values) {
    this.values = values;
  }

  /** The values of an arm; those that every fork has anew stand for themselves. */
  static PlaceholderValues of(ForkTask task) {
    Map<String, String> values = new HashMap<>();
    WorkloadParameters parameters = task.parameters();
    String monitoredClass = parameters.application();
    values.put("monitored.class", monitoredClass);
    values.put("monitored.package", packageOf(monitoredClass));
    values.put("monitored.method", "monitoredMethod");
    values.put("calls", Long.toString(parameters.calls()));
    values.put("threads", Integer.toString(parameters.threads()));
    values.put("depth", Integer.toString(parameters.depth()));
    values.put("records", Long.toString(task.planned().records()));
    for (String name : List.of(FORK_DIR, RECEIVER_PORT, AGENT_PORT)) {
      values.put(name, "${" + name + "}");
    }
    task.agent().ifPresent(agent -> putAgent(values, agent));
    task.framework().ifPresent(framework -> putFramework(values, framework, task));
    return new PlaceholderValues(values);
  }

  private static void putAgent(Map<String, String> values, AgentFiles agent) {
    values.put("agent", agent.agent().toString());
    values.put("agent.home", agent.home().toString());
    agent.extras().forEach((name, jar) -> values.put("extra." + name, jar.toString()));
  }

  private static void putFramework(
      Map<String, String> values, FrameworkDefinition framework, ForkTask task) {
    FrameworkCatalog catalog = task.installation().frameworks();
    values.put("framework.dir", catalog.directory(framework).toString());
    for (String module : framework.modules()) {
      values.put("module." + module, catalog.moduleJar(framework, module).toString());
    }
  }

  private static String packageOf(String className) {
    int dot = className.lastIndexOf('.');
    return dot < 0 ? "" : className.substring(0, dot);
  }

  PlaceholderValues withForkDirectory(ForkPlace place) {
    return with(FORK_DIR, place.output().toString());
  }

  PlaceholderValues withAgentPort(int port) {
    return with(AGENT_PORT, Integer.toString(port));
  }

  PlaceholderValues withReceiverPort(int port) {
    return with(RECEIVER_PORT, Integer.toString(port));
  }

  /** Further values, for the texts of a backend. */
  PlaceholderValues with(String name, String value) {
    Map<String, String> more = new HashMap<>(values);
    more.put(name, value);
    return new PlaceholderValues(more);
  }

  /** The text with its placeholders filled in. */
  String fill(String text) {
    return Placeholders.fill(text, values);
  }

  /** The texts with their placeholders filled in. */
  List<String> fill(List<String> texts) {
    return texts.stream().map(this::fill).toList();
  }

  /** The map's values with their placeholders filled in. */
  Map<String, String> fill(Map<String, String> texts) {
    Map<String, String> filled = new HashMap<>();
    texts.forEach((key, text) -> filled.put(key, fill(text)));
    return filled;
  }
}
