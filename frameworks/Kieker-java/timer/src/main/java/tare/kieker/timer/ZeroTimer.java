package tare.kieker.timer;

import java.util.concurrent.TimeUnit;
import kieker.common.configuration.Configuration;
import kieker.monitoring.timer.AbstractTimeSource;

/**
 * It is always zero o'clock. MooBench names a {@code kieker.monitoring.timer.ZeroTimer}, which the
 * released Kieker does not have: told to use it, Kieker monitors nothing and does not say so.
 */
public final class ZeroTimer extends AbstractTimeSource {

  /** Called by Kieker. */
  public ZeroTimer(Configuration configuration) {
    super(configuration);
  }

  @Override
  public long getTime() {
    return 0;
  }

  @Override
  public long getOffset() {
    return 0;
  }

  @Override
  public TimeUnit getTimeUnit() {
    return TimeUnit.NANOSECONDS;
  }

  @Override
  public String toString() {
    return "always zero";
  }
}
