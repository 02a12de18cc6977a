package tare.analysis.comparison;

import java.util.List;
import java.util.Objects;

/**
 * The fork values of one arm in two versions or experiments.
 *
 * @param id what is compared, for example {@code Example-java/tcp}
 * @param base one positive value a fork
 * @param changed one positive value a fork
 * @param paired whether both are the same blocks in the same order and {@code Pairing} says that
 *     pairing helps
 */
public record ForkPair(String id, List<Double> base, List<Double> changed, boolean paired) {

  public ForkPair {
    Objects.requireNonNull(id);
    base = List.copyOf(base);
    changed = List.copyOf(changed);
  }

  /** Arms measured independently of one another. */
  public static ForkPair independent(String id, List<Double> base, List<Double> changed) {
    return new ForkPair(id, base, changed, false);
  }

  double[] baseValues() {
    return base.stream().mapToDouble(Double::doubleValue).toArray();
  }

  double[] changedValues() {
    return changed.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** Whether spread can be estimated at all. */
  boolean hasSpread() {
    return base.size() > 1 && changed.size() > 1;
  }
}
