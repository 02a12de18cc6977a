package tare.analysis.evidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Made-up forks whose true geometric mean is known. Every fork has iterations of its own noise.
 *
 * @param name of the row
 * @param slowShare share of forks at the slower speed
 * @param slowDown of those forks
 * @param sd of the forks of one speed
 * @param normal whether that spread is normal instead of log-normal
 */
record ForkPopulation(String name, double slowShare, double slowDown, double sd, boolean normal) {

  /** Steady iterations of a fork, as after dropping half of 50. */
  static final int ITERATIONS = 25;

  private static final double ITERATION_SD = 0.05;

  /** The rows of the coverage table. */
  static List<ForkPopulation> all() {
    List<ForkPopulation> all = new ArrayList<>();
    all.add(new ForkPopulation("normal, sd 5 %", 0, 1, 0.05, true));
    for (double sd : new double[] {0.05, 0.1, 0.2, 0.3}) {
      all.add(new ForkPopulation(text("log-normal, sigma %.2f", sd), 0, 1, sd, false));
    }
    for (double sd : new double[] {0.02, 0.05}) {
      for (double share : new double[] {0.1, 0.3, 0.4, 0.5}) {
        for (double slowDown : new double[] {1.2, 1.3, 1.4}) {
          String name = text("two speeds, %.0f %% x %.1f, sigma %.2f", 100 * share, slowDown, sd);
          all.add(new ForkPopulation(name, share, slowDown, sd, false));
        }
      }
    }
    for (double share : new double[] {0.02, 0.05}) {
      String name = text("gross outliers, %.0f %% x 3, sigma 0.02", 100 * share);
      all.add(new ForkPopulation(name, share, 3, 0.02, false));
    }
    return all;
  }

  /** A quiet arm without an agent. */
  static ForkPopulation quiet() {
    return new ForkPopulation("log-normal, sigma 0.02", 0, 1, 0.02, false);
  }

  /** The iterations of some forks. */
  double[][] draw(int forks, Random random) {
    double[][] drawn = new double[forks][ITERATIONS];
    for (double[] iterations : drawn) {
      double fork = fork(random);
      Arrays.setAll(iterations, i -> fork * (1 + ITERATION_SD * random.nextGaussian()));
    }
    return drawn;
  }

  /** One value a fork. */
  static double[] means(double[][] forks) {
    return Arrays.stream(forks).mapToDouble(f -> Arrays.stream(f).average().orElse(0)).toArray();
  }

  /** The geometric mean that an interval is to cover. */
  double trueGeometricMean() {
    double ofForks =
        normal ? -sd * sd / 2 - 3 * Math.pow(sd, 4) / 4 : slowShare * Math.log(slowDown);
    double ofIterations = -ITERATION_SD * ITERATION_SD / ITERATIONS / 2;
    return Math.exp(ofForks + ofIterations);
  }

  private double fork(Random random) {
    double deviation = sd * random.nextGaussian();
    double speed = random.nextDouble() < slowShare ? slowDown : 1;
    return normal ? 1 + deviation : speed * Math.exp(deviation);
  }

  private static String text(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
