package tare.analysis.summary;

import tare.analysis.statistics.Interval;
import tare.analysis.statistics.WelchInterval;
import tare.model.RecordAccounting;

/**
 * The share of its promised records that a configuration delivers, in two releases or experiments.
 *
 * @param arm what is compared
 * @param base delivered / expected of all forks of the one, between 0 and 1
 * @param changed the same of the other
 * @param difference new - base over forks; not bounded for single forks
 */
public record DeliveryChange(String arm, double base, double changed, Interval difference) {

  /** What all forks of two arms delivered; both promise records. */
  static DeliveryChange of(String arm, ArmSample base, ArmSample changed, double confidence) {
    return new DeliveryChange(
        arm,
        share(base.records().orElseThrow()),
        share(changed.records().orElseThrow()),
        WelchInterval.ofDifference(shares(changed), shares(base), confidence));
  }

  private static double[] shares(ArmSample sample) {
    return sample.forks().stream().mapToDouble(ForkMetric.DELIVERED::of).toArray();
  }

  private static double share(RecordAccounting records) {
    return (double) records.delivered() / records.expected();
  }

  /**
   * Whether fewer arrive beyond doubt, and by more than is relevant.
   *
   * @param relevant difference of shares, above 0: 0.03 stands for three points
   */
  public boolean fewerBy(double relevant) {
    return difference.bounded() && difference.high() < 0 && changed < base - relevant;
  }

  /** Whether the two shares differ at all. */
  public boolean differs() {
    return base != changed;
  }
}
