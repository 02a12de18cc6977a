package tare.analysis.summary;

import java.util.List;

/**
 * Which arms of an experiment are a self-test's, and what for.
 *
 * @param sameArms arms that are equal, two and two
 * @param callArms the two of them at whose call time changes are judged
 * @param zeroArm id of the arm without a known cost
 * @param steps arms with one, ascending
 * @param budgetSeconds what it was given
 * @param elapsedSeconds what it took
 */
public record SelfTestDesign(
    List<Names> sameArms,
    Names callArms,
    String zeroArm,
    List<Step> steps,
    double budgetSeconds,
    double elapsedSeconds) {

  /**
   * Ids of two arms that are the same.
   *
   * @param first the one
   * @param again the other
   */
  public record Names(String first, String again) {}

  /**
   * An arm with a known cost.
   *
   * @param arm its id
   * @param severity steps of the reference agent's chain
   * @param targetNanos what it is to cost each monitored call
   */
  public record Step(String arm, int severity, double targetNanos) {}

  public SelfTestDesign {
    sameArms = List.copyOf(sameArms);
    steps = List.copyOf(steps);
  }
}
