package tare.controller.process;

import java.nio.file.Path;
import tare.controller.definition.FrameworkCatalog;

/**
 * Where the parts of Tare lie that run as processes of their own.
 *
 * @param workloadJar runs in every measured JVM
 * @param frameworks what can be measured, and the receivers
 */
public record Installation(Path workloadJar, FrameworkCatalog frameworks) {

  /**
   * The parts in a checkout that has been built.
   *
   * @param home the checkout's top folder
   */
  public static Installation of(Path home) {
    return new Installation(
        home.resolve("benchmark-core/workload/target/tare-workload.jar"),
        FrameworkCatalog.load(home.resolve("frameworks")));
  }
}
