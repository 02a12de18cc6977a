package tare.analysis.history;

/**
 * A change of level, judged.
 *
 * @param place of the first point of the new level in its series
 * @param point that first point
 * @param before level before, in the series' unit
 * @param after level from here on
 * @param change after / before - 1; for a share, and where there was nothing before, the difference
 * @param worse by how much it is worse, negative for an improvement: on logarithms where ratios
 *     make sense
 * @param pValue calibrated significance, see {@link Step#pValue()}
 * @param relevant whether the change is beyond the threshold
 * @param cause what is held responsible
 * @param remark the explanation, or what is doubtful; empty for neither
 */
public record ChangePoint(
    int place,
    SeriesPoint point,
    double before,
    double after,
    double change,
    double worse,
    double pValue,
    boolean relevant,
    Cause cause,
    String remark) {

  /** Whether things got worse. */
  public boolean isRegression() {
    return worse > 0;
  }

  /** The same change with its cause. */
  ChangePoint because(Cause found, String why) {
    return new ChangePoint(
        place, point, before, after, change, worse, pValue, relevant, found, why);
  }
}
