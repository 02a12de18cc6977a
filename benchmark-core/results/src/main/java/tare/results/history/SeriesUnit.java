package tare.results.history;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The unit that an imported series is in, whatever single points are labelled with. */
final class SeriesUnit {

  private final String usual;
  private final double median;
  private String example = "";
  private int mislabelled;

  private SeriesUnit(String usual, double median) {
    this.usual = usual;
    this.median = median;
  }

  /** The unit of most points. */
  static SeriesUnit of(List<ImportedBench> series) {
    Map<String, Long> labels =
        series.stream().collect(Collectors.groupingBy(ImportedBench::unit, Collectors.counting()));
    String usual =
        labels.entrySet().stream()
            .max(
                Map.Entry.<String, Long>comparingByValue()
                    .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
            .orElseThrow()
            .getKey();
    double[] values =
        series.stream()
            .filter(bench -> bench.unit().equals(usual))
            .mapToDouble(ImportedBench::value)
            .sorted()
            .toArray();
    return new SeriesUnit(usual, values[values.length / 2]);
  }

  /** What the point is kept in: nanoseconds for every time, else its own label. */
  String name(ImportedBench bench) {
    boolean time = TimeUnits.nanosPer(bench.unit()).isPresent();
    boolean usuallyTime = TimeUnits.nanosPer(usual).isPresent();
    boolean unlabelled = bench.unit().isEmpty() && usuallyTime;
    return time || unlabelled ? TimeUnits.NANOSECONDS : bench.unit();
  }

  /** What the point's number is multiplied by. */
  double factor(ImportedBench bench) {
    OptionalDouble usually = TimeUnits.nanosPer(usual);
    OptionalDouble labelled = TimeUnits.nanosPer(bench.unit());
    if (labelled.isEmpty()) {
      return bench.unit().isEmpty() ? usually.orElse(1) : 1;
    }
    if (usually.isEmpty() || bench.unit().equals(usual)) {
      return labelled.getAsDouble();
    }
    boolean labelFits =
        distance(bench.value() * labelled.getAsDouble() / usually.getAsDouble())
            <= distance(bench.value());
    if (labelFits) {
      return labelled.getAsDouble();
    }
    mislabelled++;
    example = bench.series() + " of " + Instant.ofEpochMilli(bench.dateMillis()) + " says ";
    example += bench.unit();
    return usually.getAsDouble();
  }

  /** How far from the rest of the series, as a factor. */
  private double distance(double value) {
    return Math.abs(Math.log(Math.abs(value) / Math.abs(median)));
  }

  /** What was not believed. */
  Optional<String> remark() {
    return mislabelled == 0
        ? Optional.empty()
        : Optional.of(
            mislabelled
                + (mislabelled == 1 ? " point" : " points")
                + " whose unit contradicts the series, taken as "
                + usual
                + ": "
                + example);
  }
}
