package tare.analysis.summary;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tare.analysis.steadystate.WarmupRule;
import tare.model.RecordAccounting;
import tare.results.ResultsException;
import tare.results.ResultsFolder;

/** A quantity of which every fork has one value. */
public enum ForkMetric {
  /** Mean duration of the steady calls, in nanoseconds. */
  OVERHEAD {
    @Override
    double of(ForkSample fork) {
      return fork.statistics().meanNanos();
    }
  },
  /** Delivered records / expected ones, between 0 and 1; 1 where none is expected. */
  DELIVERED {
    @Override
    double of(ForkSample fork) {
      RecordAccounting records = fork.result().records();
      return records.expected() == 0 ? 1 : (double) records.delivered() / records.expected();
    }
  },
  /** From launch to ready, in nanoseconds. */
  STARTUP {
    @Override
    double of(ForkSample fork) {
      return fork.result().startupNanos();
    }
  };

  abstract double of(ForkSample fork);

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The metric of that name.
   *
   * @throws IllegalArgumentException when there is none; the message names those there are
   */
  public static ForkMetric parse(String label) {
    return Arrays.stream(values())
        .filter(metric -> metric.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no metric "
                        + label
                        + ": use one of "
                        + Arrays.stream(values())
                            .map(ForkMetric::label)
                            .collect(Collectors.joining(", "))));
  }

  /**
   * The values of every measured fork.
   *
   * @param warmup what of each fork counts
   * @return by arm, then by block
   * @throws ResultsException when a file is missing or damaged; one line
   */
  public Map<String, Map<Integer, Double>> values(ResultsFolder folder, WarmupRule warmup)
      throws ResultsException {
    Map<String, Map<Integer, Double>> values = new TreeMap<>();
    for (ArmSample sample : ArmSamples.read(folder, warmup).values()) {
      Map<Integer, Double> ofArm = new TreeMap<>();
      sample.forks().forEach(fork -> ofArm.put(fork.result().block(), of(fork)));
      values.put(sample.arm().id(), ofArm);
    }
    return values;
  }
}
