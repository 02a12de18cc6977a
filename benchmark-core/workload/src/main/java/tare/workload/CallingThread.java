package tare.workload;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.LockSupport;

/** Waits for the others, then makes its calls. */
final class CallingThread extends Thread {

  private final CyclicBarrier start;
  private final CallSequence calls;
  private final BlockingQueue<CallingThread> finished;

  private long results;
  private Throwable failure;

  CallingThread(
      int number, CyclicBarrier start, CallSequence calls, BlockingQueue<CallingThread> finished) {
    super("tare-calls-" + number);
    this.start = start;
    this.calls = calls;
    this.finished = finished;
    // A thread whose sibling failed must not keep the JVM.
    setDaemon(true);
  }

  @Override
  public void run() {
    try {
      start.await();
      results = calls.run();
    } catch (Throwable e) {
      failure = e;
    }
    finished.add(this);
    stay();
  }

  /** The kernel forgets a thread's context switches with the thread; they are read at the end. */
  private static void stay() {
    while (true) {
      LockSupport.park();
    }
  }

  /** What the calls returned, folded into one number; nobody reads it but the JIT compiler. */
  long results() {
    return results;
  }

  /** Why the thread ended early; null when it did not. */
  Throwable failure() {
    return failure;
  }
}
