package tare.workload.sample;

/** Makes a file when the JVM's shutdown hooks run, as an agent flushes its records. */
public class ShutdownMark implements Runnable {

  @Override
  public void run() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown));
  }

  /** What the hook does. */
  protected void shutDown() {
    BlockingSetUp.mark();
  }
}
