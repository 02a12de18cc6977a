package tare.analysis.report.html;

import java.util.List;
import java.util.stream.Collectors;
import tare.analysis.report.ScalingWords;
import tare.analysis.summary.Analysis;
import tare.results.Scaling;

/**
 * What the page says of parameters that were swept.
 *
 * @param title of the section
 * @param resourcesTitle of the section on memory and the like
 * @param axes what was swept
 * @param sentences the lines that were fitted, and how well they fit
 */
public record Sweeps(String title, String resourcesTitle, List<Axis> axes, List<String> sentences) {

  private static final String DEPTH = "depth";

  /**
   * A parameter.
   *
   * @param id its name in {@code summary.json}
   * @param name as people call it
   */
  public record Axis(String id, String name) {}

  /** Null when nothing was swept. */
  static Sweeps of(List<Analysis> analyses) {
    List<Axis> axes =
        analyses.stream()
            .flatMap(analysis -> analysis.summary().scalings().stream())
            .map(Scaling::axis)
            .distinct()
            .map(axis -> new Axis(axis, ScalingWords.name(axis)))
            .toList();
    if (axes.isEmpty()) {
      return null;
    }
    return new Sweeps(
        title(axes),
        "Memory, garbage collection, network and disk over " + names(axes),
        axes,
        analyses.stream()
            .flatMap(analysis -> ScalingWords.of(analysis.summary()).stream())
            .toList());
  }

  private static String title(List<Axis> axes) {
    return axes.size() == 1 && axes.get(0).id().equals(DEPTH)
        ? "Depth and cost model"
        : "Cost model over " + names(axes);
  }

  private static String names(List<Axis> axes) {
    return axes.stream().map(Axis::name).collect(Collectors.joining(", "));
  }
}
