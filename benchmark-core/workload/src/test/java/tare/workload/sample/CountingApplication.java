package tare.workload.sample;

import java.util.concurrent.atomic.AtomicLong;
import tare.workload.MonitoredApplication;

/** Counts its calls where an agent would leave its own numbers. */
public final class CountingApplication implements MonitoredApplication {

  private static final AtomicLong CALLS = new AtomicLong();

  @Override
  public long monitoredMethod(long methodTimeNanos, int recursionDepth) {
    long calls = CALLS.incrementAndGet();
    System.setProperty("tare.counter.calls", Long.toString(calls));
    return calls;
  }
}
