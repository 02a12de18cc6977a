package tare.analysis.report;

import tare.results.ConfigurationSummary;

/** What arms are called where their framework is named beside them. */
public final class ArmNames {

  private ArmNames() {}

  /** The arm's id without its framework; a baseline's whole id. */
  public static String inFramework(ConfigurationSummary configuration) {
    return configuration.framework().isEmpty()
        ? configuration.arm()
        : inFramework(configuration.arm());
  }

  /** The id without its framework, but with the release where several are compared. */
  public static String ofArm(String arm) {
    int release = arm.indexOf('@');
    return release < 0 ? inFramework(arm) : arm.substring(release);
  }

  /** The id without its framework. */
  static String inFramework(String arm) {
    return arm.substring(arm.indexOf('/') + 1);
  }
}
