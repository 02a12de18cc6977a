package tare.skywalking.plugin;

import org.apache.skywalking.apm.agent.core.boot.PluginConfig;

/**
 * The plugin's settings, which SkyWalking fills in by the names of classes and fields: {@code
 * plugin.tare.monitored_class} and so on, as a flag {@code -Dskywalking.plugin.tare.…}.
 */
public final class TareConfig {

  private TareConfig() {}

  /** Where SkyWalking looks for settings of plugins. */
  public static final class Plugin {

    private Plugin() {}

    /** The settings of this one. */
    @PluginConfig(root = TareConfig.class)
    public static final class Tare {

      private Tare() {}

      /** Name of the class that is enhanced; none if empty. */
      public static String MONITORED_CLASS = "";

      /** Name of its method. */
      public static String MONITORED_METHOD = "";

      /** Whether each call becomes a span; else the method is enhanced, and nothing happens. */
      public static boolean RECORD = true;
    }
  }
}
