package tare.workload;

import tare.model.WorkloadParameters;

/**
 * The timed section: two clock reads around a call and one store of their difference, nothing else.
 *
 * <p>It is a method of its own, so that it is compiled by its own count of invocations: it stays
 * compiled while the method around it, of which a thread makes a single invocation, is still
 * interpreted or on its way from one compiled form to the next.
 *
 * <p>This class exists twice in a JVM: calibration times an empty application with {@link
 * TimedCallsCopy}, so that the JIT compiler's profile of the call below knows the measured
 * application alone.
 */
final class TimedCalls implements CallSequence {

  private final MonitoredApplication application;
  private final long methodTimeNanos;
  private final int depth;
  private final long[] durationNanos;
  private final long[] lagNanos;
  private final IterationBorders borders;
  private final Pace pace;

  TimedCalls(
      MonitoredApplication application,
      WorkloadParameters parameters,
      CallTimes times,
      IterationBorders borders,
      Pace pace) {
    this.application = application;
    methodTimeNanos = parameters.methodTimeNanos();
    depth = parameters.depth();
    durationNanos = times.durationNanos();
    lagNanos = times.lagNanos();
    this.borders = borders;
    this.pace = pace;
  }

  @Override
  public long run() {
    boolean paced = lagNanos.length > 0;
    long results = 0;
    int call = 0;
    for (int iteration = 0; iteration < borders.iterations(); iteration++) {
      int end = borders.firstCall(iteration + 1);
      borders.begin(iteration);
      for (; call < end; call++) {
        if (paced) {
          lagNanos[call] = pace.awaitTurn(call);
        }
        results ^= time(call);
      }
      borders.end(iteration);
    }
    return results;
  }

  private long time(int call) {
    long begin = System.nanoTime();
    long result = application.monitoredMethod(methodTimeNanos, depth);
    durationNanos[call] = System.nanoTime() - begin;
    return result;
  }
}
