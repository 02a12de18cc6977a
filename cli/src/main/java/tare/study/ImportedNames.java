package tare.study;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkCatalog;
import tare.model.Stage;
import tare.results.moobench.ImportedConfiguration;

/** What the original's configuration numbers stand for: a framework's folder says, or the user. */
public final class ImportedNames {

  private ImportedNames() {}

  /**
   * The configurations by number.
   *
   * @param framework its name; known to the catalog or not
   * @param titles given by the user, by number; they beat the framework's
   */
  public static Map<Integer, ImportedConfiguration> of(
      FrameworkCatalog catalog, String framework, Map<Integer, String> titles) {
    Map<Integer, ImportedConfiguration> named = new TreeMap<>();
    if (catalog.names().contains(framework)) {
      for (ConfigurationDefinition configuration : catalog.framework(framework).configurations()) {
        configuration
            .moobenchIndex()
            .ifPresent(number -> named.putIfAbsent(number, imported(configuration)));
      }
    }
    titles.forEach(
        (number, title) ->
            named.merge(number, unknown(title), (known, given) -> titled(known, title)));
    return named;
  }

  private static ImportedConfiguration imported(ConfigurationDefinition configuration) {
    return new ImportedConfiguration(
        configuration.id(), configuration.label(), configuration.stage());
  }

  private static ImportedConfiguration titled(ImportedConfiguration known, String title) {
    return new ImportedConfiguration(known.id(), title, known.stage());
  }

  /** Of a configuration that nothing is known of it is at least sure that it does something. */
  private static ImportedConfiguration unknown(String title) {
    String id = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return new ImportedConfiguration(id, title, Stage.COLLECTION);
  }
}
