package tare.controller.plan;

import tare.model.Warning;

/**
 * What of the default set cannot run on this machine.
 *
 * @param name framework and configuration, such as {@code Example-java/tcp}; the arm's id where not
 *     every arm of the configuration is left out
 * @param reason why it cannot run
 * @param remedy what the reader can do
 */
public record SkippedConfiguration(String name, String reason, String remedy) {

  /** The form in which it is announced before anything runs. */
  public String announcement() {
    return name + " is left out: " + reason + "; " + remedy;
  }

  /** The form in which it goes into the results. */
  public Warning toWarning() {
    return new Warning("configurationSkipped", name + " was not measured: " + reason, remedy);
  }

  /** The form in which it forbids a plan, where it was asked for by name. */
  String refusal() {
    return name + " cannot run: " + reason + "; " + remedy;
  }
}
