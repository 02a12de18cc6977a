package tare.workload;

import java.util.concurrent.locks.LockSupport;

/**
 * Holds one thread to its schedule. The load is an open loop: a call that comes too late begins at
 * once and moves none of those after it, so an agent that cannot keep up shows as growing lag and
 * not as a lower rate.
 *
 * <p>A wait is slept through up to its last {@value #SPIN_NANOS} ns, and those are spun. Sleep
 * alone would not do: Linux wakes a sleeper some 60 microseconds late (timer slack and wake-up), on
 * a core that has just gone cold, and all of it would stand in the lags and the first instructions
 * of the calls. Spinning alone would take a core away from the agent's own threads for the whole
 * run, and pacing is there to let them keep up. The spinning is in the CPU time of the calling
 * thread, under an agent as in its baseline.
 */
final class Pace {

  /** More than a usual late wake-up, and little enough to leave the core to others. */
  static final long SPIN_NANOS = 100_000;

  private final Schedule schedule;
  private long beganNanos;

  Pace(Schedule schedule) {
    this.schedule = schedule;
  }

  /** Sets the clock reading that the schedule counts from. */
  void begin(long clockNanos) {
    beganNanos = clockNanos;
  }

  /** Waits until the call is due and returns how late it is, in nanoseconds. */
  long awaitTurn(int call) {
    long due = beganNanos + schedule.dueNanos(call);
    long now = System.nanoTime();
    while (now - due < 0) {
      long early = due - now;
      if (early > SPIN_NANOS) {
        LockSupport.parkNanos(early - SPIN_NANOS);
      } else {
        Thread.onSpinWait();
      }
      now = System.nanoTime();
    }
    return now - due;
  }
}
