package tare.analysis.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tare.analysis.comparison.ForkPrediction;
import tare.results.Precision;
import tare.results.Precision.ArmWidth;

/** How measuring ended that was to go on until it is precise enough, in one sentence. */
public final class PrecisionWords {

  private PrecisionWords() {}

  /** Whether the target was reached, after how much, and what the others would take. */
  public static String of(Precision precision) {
    String after = " after " + Figures.count(precision.blocks(), "block");
    String target = width(precision.width(), precision);
    if (precision.arms().isEmpty()) {
      return "No arm has a published cost" + after + ": none can become precise.";
    }
    if (precision.reached()) {
      return "Every interval is at most " + target + " wide" + after + ".";
    }
    List<ArmWidth> wider = precision.arms().stream().filter(arm -> !arm.reached()).toList();
    String spent = "The budget of " + minutes(precision) + " was spent" + after;
    return spent
        + (wider.isEmpty()
            ? ", too few to decide on."
            : (": intervals were to be " + target + " wide, and are wider of ")
                + wider.stream().map(arm -> arm(arm, precision)).collect(Collectors.joining(", "))
                + ".");
  }

  private static String arm(ArmWidth arm, Precision precision) {
    String forks =
        arm.forksExpected() == null
            ? ""
            : ", takes about " + ForkPrediction.text(arm.forksExpected()) + " forks";
    return arm.arm() + " (" + width(arm.width(), precision) + forks + ")";
  }

  private static String width(Double width, Precision precision) {
    if (width == null) {
      return Figures.NO_INTERVAL;
    }
    if (precision.relative() && width > Figures.GREATEST_CHANGE) {
      return Figures.change(width);
    }
    return precision.relative()
        ? String.format(Locale.ROOT, "%.3g %%", 100 * width)
        : String.format(Locale.ROOT, "%.3g ns", width);
  }

  private static String minutes(Precision precision) {
    double seconds =
        precision.budgetSeconds() == null ? precision.elapsedSeconds() : precision.budgetSeconds();
    return String.format(Locale.ROOT, "%.1f min", seconds / 60);
  }
}
