package tare.controller.process;

/** Where records go over the network, a process that knows how many came. */
interface Destination extends AutoCloseable {

  /** The port on 127.0.0.1 that the agent is given. */
  int port();

  /**
   * What has been counted up to now.
   *
   * @throws ProcessFailure when it does not answer
   */
  CountLine count() throws ProcessFailure, InterruptedException;

  /** The process behind it. */
  ManagedProcess process();

  /** Ends it. */
  @Override
  void close();
}
