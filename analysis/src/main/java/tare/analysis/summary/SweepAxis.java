package tare.analysis.summary;

import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import tare.model.WorkloadParameters;

/** A parameter of the workload along which costs may grow. */
enum SweepAxis {
  DEPTH("depth", "depth", WorkloadParameters::depth, true),
  THREADS("threads", "threads", WorkloadParameters::threads, true),
  METHOD_TIME("methodTimeNanos", "method-time", WorkloadParameters::methodTimeNanos, true),
  RATE("callsPerSecond", "rate", WorkloadParameters::callsPerSecond, false),
  CALLS("calls", "calls", WorkloadParameters::calls, false);

  private final String label;
  private final Pattern suffix;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final ToDoubleFunction<WorkloadParameters> value;

  private final boolean straight;

  SweepAxis(
      String label, String inIds, ToDoubleFunction<WorkloadParameters> value, boolean straight) {
    this.label = label;
    this.suffix = Pattern.compile("/" + inIds + "=[^/]*");
    this.value = value;
    this.straight = straight;
  }

  /** Its name in {@code summary.json}. */
  String label() {
    return label;
  }

  /** The arm's value on it. */
  double of(ArmSample sample) {
    return value.applyAsDouble(sample.arm().parameters());
  }

  /** An arm's id without this axis: what all points of a series have in common. */
  String seriesOf(String armId) {
    return suffix.matcher(armId).replaceFirst("");
  }

  /** Whether a straight line along it means something. */
  boolean straight() {
    return straight;
  }
}
