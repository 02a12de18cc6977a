package tare.study;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Time for blocks: no block begins that would end after it, judged by those before. */
final class BlockBudget {

  private final Optional<Duration> limit;
  private final LongSupplier nanoTime;
  private final long begin;

  private BlockBudget(Optional<Duration> limit, LongSupplier nanoTime) {
    this.limit = limit;
    this.nanoTime = nanoTime;
    this.begin = nanoTime.getAsLong();
  }

  /**
   * A budget that is spent from now on.
   *
   * @param limit none without
   * @param nanoTime a clock that only goes forward
   */
  static BlockBudget begin(Optional<Duration> limit, LongSupplier nanoTime) {
    return new BlockBudget(limit, nanoTime);
  }

  /** Since it began. */
  Duration elapsed() {
    return Duration.ofNanos(nanoTime.getAsLong() - begin);
  }

  /**
   * Whether one more block will end in time.
   *
   * @param measured blocks since the budget began, at least 1
   */
  boolean allowsOneMore(int measured) {
    Duration elapsed = elapsed();
    Duration withOneMore = elapsed.plus(elapsed.dividedBy(measured));
    return limit.map(allowed -> withOneMore.compareTo(allowed) <= 0).orElse(true);
  }
}
