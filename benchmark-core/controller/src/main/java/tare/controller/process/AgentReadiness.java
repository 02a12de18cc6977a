package tare.controller.process;

import java.time.Duration;
import tare.controller.definition.Readiness;

/** Waits until a receiver proves that the agent is at work, where its configuration asks for it. */
final class AgentReadiness {

  private static final Duration POLLING = Duration.ofMillis(10);

  /**
   * How long one burst of probe calls may take to arrive before the next, twice as long, is made.
   */
  private static final Duration BURST_WAIT = Duration.ofMillis(300);

  /**
   * Doubling on and on would fill the queue of an agent as shipped, and lose records, before the
   * first of them is through: many hold 2,048, and connect only when they have something to send.
   */
  private static final long LARGEST_BURST = 32;

  private final MeasuredJvm jvm;
  private final Destination destination;
  private final long deadline;
  private final Duration limit;

  AgentReadiness(MeasuredJvm jvm, Destination destination, Duration limit) {
    this.jvm = jvm;
    this.destination = destination;
    this.limit = limit;
    this.deadline = System.nanoTime() + limit.toNanos();
  }

  /**
   * Waits for what is asked.
   *
   * @throws ProcessFailure when it does not come within the limit
   */
  void await(Readiness readiness) throws ProcessFailure, InterruptedException {
    switch (readiness) {
      case NONE, TRANSFORMED -> {}
      case CONNECTED -> awaitConnection();
      case FIRST_RECORD -> awaitRecord();
    }
  }

  private void awaitConnection() throws ProcessFailure, InterruptedException {
    while (destination.count().connections() == 0) {
      pause("has no connection of the agent");
    }
  }

  private void awaitRecord() throws ProcessFailure, InterruptedException {
    for (long burst = 1; ; burst = Math.min(2 * burst, LARGEST_BURST)) {
      jvm.probe(burst, limit);
      long burstEnd = System.nanoTime() + BURST_WAIT.toNanos();
      while (System.nanoTime() < burstEnd) {
        if (destination.count().records() > 0) {
          return;
        }
        pause("has no record of " + jvm.probeCalls() + " probe calls");
      }
    }
  }

  private void pause(String state) throws ProcessFailure, InterruptedException {
    if (System.nanoTime() > deadline) {
      throw destination
          .process()
          .failure(state + " after " + limit.toSeconds() + " s; limits: startup allows more");
    }
    Thread.sleep(POLLING.toMillis());
  }
}
