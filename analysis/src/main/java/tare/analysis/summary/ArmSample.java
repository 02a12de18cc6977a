package tare.analysis.summary;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tare.analysis.statistics.CallStatistic;
import tare.analysis.statistics.DrawnDistribution;
import tare.analysis.statistics.ForkStatistics;
import tare.model.Arm;
import tare.model.ForkResult;
import tare.model.RecordAccounting;
import tare.results.ValueCounts;

/**
 * Everything measured of one arm.
 *
 * @param arm the arm
 * @param forks measured, in the order of launch
 * @param failed attempts whose process failed
 */
record ArmSample(Arm arm, List<ForkSample> forks, List<ForkResult> failed) {

  /** Where its records went; empty when nothing was measured. */
  Optional<RecordAccounting> records() {
    return forks.stream().map(fork -> fork.result().records()).reduce(RecordAccounting::plus);
  }

  /** Whether its times may be published: something was measured, and the records allow it. */
  boolean publishable() {
    return records().filter(records -> records.verdict().publishable()).isPresent();
  }

  /** One value a fork, in the order of launch. */
  double[] values(CallStatistic statistic) {
    return statistic.of(statistics());
  }

  List<ForkStatistics> statistics() {
    return forks.stream().map(ForkSample::statistics).toList();
  }

  /** Calls of all forks in one sample. */
  ValueCounts pooled(Function<ForkSample, ValueCounts> calls) {
    return ValueCounts.merge(forks.stream().map(calls).toList());
  }

  /** Mean duration of a call in each iteration that counts, fork by fork. */
  double[][] iterationMeans() {
    return forks.stream().map(ForkSample::iterationMeans).toArray(double[][]::new);
  }

  /** How its forks went; without times where those may not be published. */
  List<ForkCourse> courses() {
    boolean published = publishable();
    return forks.stream()
        .map(fork -> published ? fork.course() : fork.course().withoutTimes())
        .toList();
  }

  /** Of the steady calls of all forks; something must have been measured. */
  DrawnDistribution distribution() {
    ValueCounts calls = pooled(ForkSample::steady);
    return DrawnDistribution.ofCounts(calls.values(), calls.counts());
  }

  /** The block of each fork. */
  List<Integer> blocks() {
    return forks.stream().map(fork -> fork.result().block()).toList();
  }
}
