package tare.analysis.summary;

import java.util.List;
import java.util.function.ToDoubleFunction;
import tare.model.ForkResult;
import tare.model.RecordAccounting;
import tare.results.ConfigurationSummary.Cost;

/** What an arm takes beside the time of its calls. */
final class Costs {

  private static final double NANOS_PER_SECOND = 1e9;

  private final List<ForkResult> forks;
  private final double monitoredCalls;
  private final RecordAccounting records;

  private Costs(ArmSample sample) {
    this.forks = sample.forks().stream().map(ForkSample::result).toList();
    this.monitoredCalls =
        (double) sample.arm().parameters().totalCalls() * sample.arm().parameters().depth();
    this.records = sample.records().orElseThrow();
  }

  /** Whether every measured fork says what it took; imported ones do not. */
  static boolean known(ArmSample sample) {
    return sample.forks().stream().allMatch(fork -> fork.result().counters() != null);
  }

  /** Means over the measured forks, of which there must be one. */
  static Cost of(ArmSample sample) {
    return new Costs(sample).cost();
  }

  private Cost cost() {
    double measuringNanos = sum(fork -> fork.counters().measuringNanos());
    return new Cost(
        mean(ForkResult::startupNanos),
        mean(ForkResult::readinessNanos),
        mean(ForkResult::drainNanos),
        mean(fork -> fork.counters().processCpuNanos()) / monitoredCalls,
        perExpected(fork -> fork.counters().applicationCpuNanos() + fork.otherCpuNanos()),
        ratio((double) records.expected() * NANOS_PER_SECOND, measuringNanos),
        mean(fork -> fork.counters().applicationAllocatedBytes()) / monitoredCalls,
        mean(fork -> fork.counters().gcMillis()),
        forks.stream().mapToLong(ForkResult::peakRssBytes).max().orElse(0),
        perExpected(ForkResult::agentOutputBytes),
        perDelivered(ForkResult::deliveredBytes),
        perDelivered(ForkResult::receiverCpuNanos),
        mean(fork -> fork.voluntaryContextSwitches() + fork.involuntaryContextSwitches()),
        mean(ForkResult::stealMillis),
        mean(fork -> fork.counters().clockCostNanos()),
        mean(fork -> fork.counters().harnessFloorNanos()));
  }

  private double sum(ToDoubleFunction<ForkResult> quantity) {
    return forks.stream().mapToDouble(quantity).sum();
  }

  private double mean(ToDoubleFunction<ForkResult> quantity) {
    return sum(quantity) / forks.size();
  }

  private Double perExpected(ToDoubleFunction<ForkResult> quantity) {
    return records.expected() == 0 ? null : ratio(sum(quantity), (double) records.expected());
  }

  private Double perDelivered(ToDoubleFunction<ForkResult> quantity) {
    double all = sum(quantity);
    return records.delivered() == 0 || all == 0 ? null : ratio(all, (double) records.delivered());
  }

  /** Null instead of zero records a second, and of a division by zero. */
  private static Double ratio(double dividend, double divisor) {
    return divisor == 0 || dividend == 0 ? null : dividend / divisor;
  }
}
