package tare.analysis.summary;

import java.util.Locale;
import tare.analysis.steadystate.WarmupRule;

/**
 * How a results folder is analysed.
 *
 * @param warmup which iterations count
 * @param confidence level of every interval, between 0 and 1
 */
public record AnalysisSettings(WarmupRule warmup, double confidence) {

  /** 95 % intervals. */
  public static final double CONFIDENCE = 0.95;

  /** The rule's name as it stands in every output, and as it is typed. */
  String warmupLabel() {
    return warmup.kind() == WarmupRule.Kind.FIXED
        ? Integer.toString(warmup.dropped())
        : warmup.kind().name().toLowerCase(Locale.ROOT);
  }
}
