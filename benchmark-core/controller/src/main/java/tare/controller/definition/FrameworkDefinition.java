package tare.controller.definition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * One agent and the ways it is measured: {@code framework.yaml}.
 *
 * @param id name of its folder
 * @param name what it is called in a sentence
 * @param homepage where to read about it
 * @param licence under which it may be used
 * @param recordUnit what it ships for one monitored call, for example {@code span}
 * @param jdks feature versions it is known to work on
 * @param role product, floor of the field, or a jar the user brings
 * @param mainJob whether it is measured when no framework is named
 * @param agent the jar that is attached
 * @param modules Maven modules in its folder
 * @param extraJars further jars by the name in {@code ${extra.NAME}}
 * @param attach flag that attaches it; {@code -javaagent:${agent}} unless given
 * @param jvmArgs flags of all configurations with the agent
 * @param jdkArgs further flags from that JDK feature version on
 * @param env environment of all configurations with the agent
 * @param templates file of the folder to where it is written before each fork, placeholders filled
 * @param copies file or folder to where it is copied before each fork
 * @param limits how long to wait
 * @param configurations the ways it is measured, in the order of tables
 */
public record FrameworkDefinition(
    String id,
    String name,
    String homepage,
    String licence,
    String recordUnit,
    List<Integer> jdks,
    Optional<Role> role,
    boolean mainJob,
    ArtifactDefinition agent,
    List<String> modules,
    Map<String, ArtifactDefinition> extraJars,
    Optional<String> attach,
    List<String> jvmArgs,
    Map<Integer, List<String>> jdkArgs,
    Map<String, String> env,
    Map<String, String> templates,
    Map<String, String> copies,
    Optional<LimitsDefinition> limits,
    List<ConfigurationDefinition> configurations) {

  private static final String AGENT = "${agent}";

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._+-]*");

  public FrameworkDefinition {
    jdks = List.copyOf(jdks);
    modules = List.copyOf(modules);
    extraJars = Map.copyOf(extraJars);
    jvmArgs = List.copyOf(jvmArgs);
    jdkArgs = Map.copyOf(jdkArgs);
    env = Map.copyOf(env);
    templates = Map.copyOf(templates);
    copies = Map.copyOf(copies);
    configurations = List.copyOf(configurations);
  }

  /** Whether a framework or a configuration can be called so. */
  public static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** The role in words of the results: {@code agent} or {@code reference}. */
  public String resultRole() {
    return role.orElse(Role.AGENT) == Role.REFERENCE ? "reference" : "agent";
  }

  /**
   * The configuration of that name.
   *
   * @throws DefinitionException when there is none, with the nearest names
   */
  public ConfigurationDefinition configuration(String name) {
    return configurations.stream()
        .filter(configuration -> configuration.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                DefinitionException.unknown(
                    id + " has no configuration",
                    name,
                    configurations.stream().map(ConfigurationDefinition::id).toList()));
  }

  /** The configurations measured when none is named, the baseline always among them. */
  public List<ConfigurationDefinition> defaultConfigurations() {
    return configurations.stream().filter(c -> c.byDefault() || c.isBaseline()).toList();
  }

  /**
   * The flags of a configuration, placeholders not yet filled in: what attaches the agent, the
   * framework's flags, those of the JDK, the configuration's own.
   *
   * @param jdkFeature feature version of the JDK, for example 17
   */
  public List<String> jvmArgs(ConfigurationDefinition configuration, int jdkFeature) {
    List<String> all = new ArrayList<>();
    if (configuration.attached()) {
      all.add(attach.orElse("-javaagent:" + AGENT));
      all.addAll(jvmArgs);
      new TreeMap<>(jdkArgs).headMap(jdkFeature, true).values().forEach(all::addAll);
    }
    all.addAll(configuration.jvmArgs());
    String agentJar = configuration.agentJar().orElse(AGENT);
    return all.stream().map(argument -> argument.replace(AGENT, agentJar)).toList();
  }

  /** The environment a configuration adds, placeholders not yet filled in. */
  public Map<String, String> env(ConfigurationDefinition configuration) {
    return merged(configuration, env, configuration.env());
  }

  /** File of the folder to where it is written before each fork. */
  public Map<String, String> templates(ConfigurationDefinition configuration) {
    return merged(configuration, templates, configuration.templates());
  }

  /** File or folder of the folder to where it is copied before each fork. */
  public Map<String, String> copies(ConfigurationDefinition configuration) {
    return merged(configuration, copies, configuration.copies());
  }

  /** How long to wait for a fork of the configuration. */
  public LimitsDefinition limits(ConfigurationDefinition configuration) {
    return configuration
        .limits()
        .orElse(LimitsDefinition.UNSET)
        .over(limits.orElse(LimitsDefinition.UNSET));
  }

  private static Map<String, String> merged(
      ConfigurationDefinition configuration, Map<String, String> common, Map<String, String> own) {
    Map<String, String> all = new HashMap<>(configuration.attached() ? common : Map.of());
    all.putAll(own);
    return Map.copyOf(all);
  }
}
