package tare.workload.sample;

/** The JVM does not end of itself, like under an agent whose receiver has gone. */
public final class EndlessShutdown extends ShutdownMark {

  @Override
  protected void shutDown() {
    new BlockingSetUp().run();
  }
}
