package tare.analysis.comparison;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Several tests at once (Holm 1979, "A simple sequentially rejective multiple test procedure"): the
 * probability of any false alarm stays at the level of one test.
 */
public final class Holm {

  private Holm() {}

  /**
   * Adjusts p-values, so that each is compared with the level of the whole family.
   *
   * @param pValues between 0 and 1, in any order
   * @return the adjusted ones in the same order
   */
  public static double[] adjust(double[] pValues) {
    int[] ascending =
        IntStream.range(0, pValues.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] adjusted = new double[pValues.length];
    double largest = 0;
    for (int rank = 0; rank < ascending.length; rank++) {
      int i = ascending[rank];
      largest = Math.max(largest, Math.min(1, pValues[i] * (ascending.length - rank)));
      adjusted[i] = largest;
    }
    return adjusted;
  }
}
