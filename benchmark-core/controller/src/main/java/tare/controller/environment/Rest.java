package tare.controller.environment;

import java.nio.file.Path;
import java.time.Duration;

/**
 * The machine's rest between two forks: what the last one left to be written goes to disk, and what
 * it started comes to its end, so that the next does not pay for it.
 */
public final class Rest {

  /**
   * On their way to the disk at this moment. What is dirty but not yet being written disturbs
   * nobody, and what an agent wrote has been deleted before most of it could be.
   */
  private static final long IN_WRITING_KIB = 4 * 1024;

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
   * @param writeBackLimit for the disk to write what it was given
   */
  public Rest(Duration loadLimit, Duration writeBackLimit) {
    this.loadLimit = loadLimit;
    this.writeBackLimit = writeBackLimit;
  }

  /** One second for the CPUs, five for the disk. */
  public static Rest usual() {
    return new Rest(Duration.ofSeconds(1), Duration.ofSeconds(5));
  }

  /** No rest at all, for tests. */
  public static Rest none() {
    return new Rest(Duration.ZERO, Duration.ZERO);
  }

  /** Waits until the machine is quiet, or the limits have passed. */
  public void take() throws InterruptedException {
    long begin = System.nanoTime();
    while (isWithin(begin, writeBackLimit)
        && ProcFile.field(MEMINFO, "Writeback") > IN_WRITING_KIB) {
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
}
