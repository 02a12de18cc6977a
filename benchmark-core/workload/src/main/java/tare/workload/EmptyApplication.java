package tare.workload;

/** Does nothing: what is measured of it is the harness. */
final class EmptyApplication implements MonitoredApplication {

  @Override
  public long monitoredMethod(long methodTimeNanos, int recursionDepth) {
    return 0;
  }
}
