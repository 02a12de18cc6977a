package tare.receiver.grpc;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Watches how long the messages of one call take. A stream may carry millions of them: its timer is
 * set once a limit, and then finds out how long the message of that moment has been under way.
 */
final class MessageDeadline {

  private final long limitNanos;
  private final ScheduledExecutorService timer;
  private final Runnable expired;
  private boolean underWay;
  private long beganNanos;
  private Future<?> check;

  MessageDeadline(Duration limit, ScheduledExecutorService timer, Runnable expired) {
    this.limitNanos = limit.toNanos();
    this.timer = timer;
    this.expired = expired;
  }

  /** A message begins, unless one is under way. */
  synchronized void begin() {
    if (!underWay) {
      underWay = true;
      beganNanos = System.nanoTime();
      if (check == null) {
        checkIn(limitNanos);
      }
    }
  }

  /** The message is whole. */
  synchronized void end() {
    underWay = false;
  }

  synchronized boolean isUnderWay() {
    return underWay;
  }

  /** There will be no more messages. */
  synchronized void stop() {
    underWay = false;
    if (check != null) {
      check.cancel(false);
    }
  }

  private void checkIn(long nanos) {
    check = timer.schedule(this::check, nanos, TimeUnit.NANOSECONDS);
  }

  private void check() {
    if (isOver()) {
      expired.run();
    }
  }

  private synchronized boolean isOver() {
    check = null;
    if (!underWay) {
      return false;
    }
    long leftNanos = limitNanos - (System.nanoTime() - beganNanos);
    if (leftNanos > 0) {
      checkIn(leftNanos);
    }
    return leftNanos <= 0;
  }
}
