package tare.workload.sample;

import tare.workload.MonitoredApplication;

/** Its call says that it runs and never returns. */
public final class BlockingApplication implements MonitoredApplication {

  @Override
  public long monitoredMethod(long methodTimeNanos, int recursionDepth) {
    new BlockingSetUp().run();
    return 0;
  }
}
