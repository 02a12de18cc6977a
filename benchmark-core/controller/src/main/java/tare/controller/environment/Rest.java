package tare.controller.environment;

import java.nio.file.Path;
import java.time.Duration;

/**
 * The machine's rest between two forks: what the last one left to be written goes to disk, and what
 * it started comes to its end, so that the next does not pay for it.
 */
public final class Rest {

  /** A few files of logs; more is the output of an agent. */
  private static final long UNWRITTEN_KIB = 32 * 1024;

  /** Beside us nobody should run; a machine used by others is never quite idle. */
  private static final double BUSY = 0.25;

  private static final Duration LOOK = Duration.ofMillis(50);
  private static final Path MEMINFO = Path.of("/proc/meminfo");

  private final Duration loadLimit;
  private final Duration writeBackLimit;

  /**
   * A rest with its limits; the next fork starts when they have passed, quiet or not.
   *
   * @param loadLimit for the CPUs to be idle: whoever else works here may go on for hours
   * @param writeBackLimit for the kernel to write what is in memory
   */
  public Rest(Duration loadLimit, Duration writeBackLimit) {
    this.loadLimit = loadLimit;
    this.writeBackLimit = writeBackLimit;
  }

  /** One second for the CPUs, ten for the disk. */
  public static Rest usual() {
    return new Rest(Duration.ofSeconds(1), Duration.ofSeconds(10));
  }

  /** No rest at all, for tests. */
  public static Rest none() {
    return new Rest(Duration.ZERO, Duration.ZERO);
  }

  /** Waits until the machine is quiet, or the limits have passed. */
  public void take() throws InterruptedException {
    long begin = System.nanoTime();
    while (isWithin(begin, writeBackLimit) && unwrittenKib() > UNWRITTEN_KIB) {
      Thread.sleep(LOOK.toMillis());
    }
    boolean busy = true;
    while (busy && isWithin(begin, loadLimit)) {
      CpuTimes before = CpuTimes.now();
      Thread.sleep(LOOK.toMillis());
      busy = CpuTimes.now().busySince(before) > BUSY;
    }
  }

  private static boolean isWithin(long begin, Duration limit) {
    return System.nanoTime() - begin < limit.toNanos();
  }

  private static long unwrittenKib() {
    return ProcFile.field(MEMINFO, "Dirty") + ProcFile.field(MEMINFO, "Writeback");
  }
}
