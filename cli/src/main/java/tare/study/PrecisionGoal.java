package tare.study;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import tare.analysis.comparison.PrecisionTarget;

/**
 * When to end.
 *
 * @param target how precise every arm is to be
 * @param budget time after which no further block begins; none without
 */
public record PrecisionGoal(PrecisionTarget target, Optional<Duration> budget) {

  /** A width as people write it, such as {@code 2 %} or {@code 5 ns}. */
  String text(double width) {
    if (Double.isInfinite(width)) {
      return "unknown";
    }
    return target.relative()
        ? String.format(Locale.ROOT, "%.3g %%", 100 * width)
        : String.format(Locale.ROOT, "%.3g ns", width);
  }
}
