package tare.controller.plan;

import java.time.Duration;
import java.util.Locale;

/** Defaults that go together. */
public enum Profile {
  /** A first answer in minutes. With fewer calls the JIT compiler is what is measured. */
  QUICK(5, 100_000, Order.RMIT, Duration.ZERO),
  /** Numbers to decide on. */
  STANDARD(10, 2_000_000, Order.RMIT, Duration.ZERO),
  /** What the original does. */
  MOOBENCH(10, 2_000_000, Order.FIXED, Duration.ofSeconds(30));

  /** Monitored calls in one call, in every profile and in the original. */
  public static final int DEPTH = 10;

  private final int blocks;
  private final long calls;
  private final Order order;
  private final Duration sleep;

  Profile(int blocks, long calls, Order order, Duration sleep) {
    this.blocks = blocks;
    this.calls = calls;
    this.order = order;
    this.sleep = sleep;
  }

  /** Forks of each arm. */
  public int blocks() {
    return blocks;
  }

  /** Timed calls of each thread. */
  public long calls() {
    return calls;
  }

  public Order order() {
    return order;
  }

  /** Pause after each fork. */
  public Duration sleep() {
    return sleep;
  }

  /** The profile's name as it is typed and as it stands in every output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
