package tare.analysis.evidence;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import tare.analysis.statistics.ForkWarnings;
import tare.analysis.statistics.HierarchicalBootstrap;
import tare.analysis.statistics.Interval;
import tare.analysis.statistics.Overhead;
import tare.analysis.statistics.StudentInterval;
import tare.model.Warning;

/**
 * How often the stated 95 % interval holds the truth: of one arm by Student on logarithms and by
 * the bootstrap, of the overhead against a quiet baseline and against one of the same kind; and how
 * often such data are recognised and warned of.
 */
final class CoverageTable {

  private static final int[] FORKS = {5, 10, 20, 30};
  private static final int SAMPLES = 20_000;
  private static final int BOOTSTRAPS = 1_000;
  private static final int RESAMPLES = 500;
  private static final long SEED = 20260102;
  private static final double LEVEL = 1.5;
  private static final double CONFIDENCE = 0.95;

  private CoverageTable() {}

  public static void main(String[] arguments) {
    System.out.printf(
        "%d samples a cell (bootstrap %d of %d resamples), seed %d; percent, in columns of 5, 10, 20, 30"
            + " forks%n%n",
        SAMPLES, BOOTSTRAPS, RESAMPLES, SEED);
    System.out.println(
        "| forks | arm: Student on logs | arm: bootstrap | overhead against a quiet baseline | overhead"
            + " against the same kind | recognised |");
    System.out.println("|---|---|---|---|---|---|");
    for (ForkPopulation population : ForkPopulation.all()) {
      StringBuilder[] columns = new StringBuilder[5];
      for (int i = 0; i < columns.length; i++) {
        columns[i] = new StringBuilder();
      }
      for (int forks : FORKS) {
        double[] cell = cell(population, forks);
        for (int i = 0; i < columns.length; i++) {
          columns[i].append(i < 4 ? percent(cell[i]) : whole(cell[i])).append(' ');
        }
      }
      System.out.printf("| %s | %s|%n", population.name(), String.join("| ", columns));
    }
  }

  private static double[] cell(ForkPopulation population, int forks) {
    Random random = new Random(SEED);
    ForkPopulation quiet = ForkPopulation.quiet();
    double truth = population.trueGeometricMean();
    double[] hits = new double[5];
    for (int i = 0; i < SAMPLES; i++) {
      double[][] arm = population.draw(forks, random);
      double[] means = ForkPopulation.means(arm);
      double[] raised = scaled(means);
      double[] base = ForkPopulation.means(quiet.draw(forks, random));
      double[] same = ForkPopulation.means(population.draw(forks, random));
      hits[0] += hit(StudentInterval.ofGeometricMean(means, CONFIDENCE), truth);
      if (i < BOOTSTRAPS) {
        Interval interval =
            new HierarchicalBootstrap(RESAMPLES, SEED + i).ofGeometricMean(arm, CONFIDENCE);
        hits[1] += hit(interval, truth) * (double) SAMPLES / BOOTSTRAPS;
      }
      hits[2] += hit(overhead(raised, base), LEVEL * truth - quiet.trueGeometricMean());
      hits[3] += hit(overhead(raised, same), (LEVEL - 1) * truth);
      hits[4] += recognised(ForkWarnings.ofForks(means)) ? 1 : 0;
    }
    for (int i = 0; i < hits.length; i++) {
      hits[i] /= SAMPLES;
    }
    return hits;
  }

  private static Interval overhead(double[] arm, double[] base) {
    return Overhead.of(arm, base, 1, CONFIDENCE).nanosPerMonitoredCall();
  }

  private static double[] scaled(double[] values) {
    double[] scaled = values.clone();
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] *= LEVEL;
    }
    return scaled;
  }

  private static int hit(Interval interval, double truth) {
    return interval.contains(truth) ? 1 : 0;
  }

  private static boolean recognised(List<Warning> warnings) {
    return warnings.stream().anyMatch(warning -> !"fewForks".equals(warning.code()));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  private static String whole(double share) {
    return String.format(Locale.ROOT, "%.0f", 100 * share);
  }
}
