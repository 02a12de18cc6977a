package tare.controller.plan;

import tare.model.Warning;

/**
 * A configuration of the default set that cannot run on this machine.
 *
 * @param framework whose it is
 * @param configuration its id
 * @param reason why it cannot run
 * @param remedy what the reader can do
 */
public record SkippedConfiguration(
    String framework, String configuration, String reason, String remedy) {

  /** The form in which it goes into the results. */
  public Warning toWarning() {
    return new Warning(
        "configurationSkipped",
        framework + "/" + configuration + " was not measured: " + reason,
        remedy);
  }
}
