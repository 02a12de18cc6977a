package tare.workload;

import java.util.ArrayList;
import java.util.List;
import tare.model.WorkloadParameters;

/** Where one thread notes its calls, made before measuring so that measuring allocates nothing. */
final class CallTimes {

  /** The longest array that every common JVM can make. */
  private static final int MAX_CALLS = Integer.MAX_VALUE - 8;

  private final long[] durationNanos;
  private final long[] lagNanos;

  private CallTimes(int calls, boolean paced) {
    durationNanos = new long[calls];
    lagNanos = new long[paced ? calls : 0];
  }

  /**
   * Room for all threads.
   *
   * @throws WorkloadFailure when the heap has no room for it
   */
  static List<CallTimes> forThreads(WorkloadParameters parameters) {
    if (parameters.calls() > MAX_CALLS) {
      throw new WorkloadFailure(
          "a thread can time " + MAX_CALLS + " calls, not " + parameters.calls());
    }
    List<CallTimes> times = new ArrayList<>();
    try {
      for (int thread = 0; thread < parameters.threads(); thread++) {
        times.add(new CallTimes((int) parameters.calls(), parameters.paced()));
      }
    } catch (OutOfMemoryError e) {
      throw new WorkloadFailure(noRoom(parameters), e);
    }
    return times;
  }

  private static String noRoom(WorkloadParameters parameters) {
    long bytesPerCall = parameters.paced() ? 2 * Long.BYTES : Long.BYTES;
    long mebibytes = bytesPerCall * parameters.calls() * parameters.threads() / (1 << 20) + 1;
    return "the times of "
        + parameters.calls()
        + " calls on "
        + parameters.threads()
        + " thread(s) need "
        + mebibytes
        + " MiB of heap, more than there is: fewer calls, or a larger -Xmx";
  }

  /** The duration of each call, in call order. */
  long[] durationNanos() {
    return durationNanos;
  }

  /** How late each call began against the schedule; empty when calls are not paced. */
  long[] lagNanos() {
    return lagNanos;
  }
}
