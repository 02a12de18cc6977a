package tare.analysis.evidence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import tare.analysis.steadystate.ForkClass;
import tare.analysis.steadystate.ForkSteadyState;
import tare.analysis.steadystate.LabelledSeries;
import tare.analysis.steadystate.LabelledSeries.Noise;
import tare.analysis.steadystate.LabelledSeries.Shape;
import tare.analysis.steadystate.SeriesGenerator;
import tare.analysis.steadystate.SteadyStateDetector;

/**
 * How often class and start of the steady state are right on labelled series, beside dropping half;
 * and what the detector says of real forks of one and the same thing.
 */
final class SteadyStateTable {

  private static final int SERIES = 1000;
  private static final int ITERATIONS = 50;
  private static final long SEED = 20260101;

  /** A start is right when it is this near, in iterations. */
  private static final int NEAR = 3;

  private static final SteadyStateDetector DETECTOR = SteadyStateDetector.DEFAULT;

  private SteadyStateTable() {}

  public static void main(String[] arguments) throws IOException {
    System.out.printf(
        "%d series a row of %d iterations, seed %d; start right: within %d iterations%n%n",
        SERIES, ITERATIONS, SEED, NEAR);
    System.out.println(
        "| shape | noise | autocorrelation | class right | start right | error of the level, median"
            + " / 90 % | dropping half: error |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (Shape shape : Shape.values()) {
      for (double sd : new double[] {0.01, 0.03}) {
        for (double autocorrelation : new double[] {0, 0.3, 0.6}) {
          System.out.println(row(shape, new Noise(sd, autocorrelation, 0.03)));
        }
      }
    }
    if (arguments.length > 0) {
      printRealForks(RealForks.read(Path.of(arguments[0])));
    }
  }

  private static String row(Shape shape, Noise noise) {
    SeriesGenerator generator = new SeriesGenerator(SEED, ITERATIONS);
    int classes = 0;
    int starts = 0;
    double[] errors = new double[SERIES];
    double[] halfErrors = new double[SERIES];
    for (int i = 0; i < SERIES; i++) {
      LabelledSeries series = generator.next(shape, noise);
      ForkSteadyState found = DETECTOR.detect(series.nanos());
      int start = found.firstSteadyIteration();
      classes += found.forkClass() == series.truth() ? 1 : 0;
      starts += Math.abs(start - series.steadyFrom()) <= NEAR ? 1 : 0;
      errors[i] = error(series.nanos(), start);
      halfErrors[i] = error(series.nanos(), ITERATIONS / 2);
    }
    boolean steady = new SeriesGenerator(SEED, ITERATIONS).next(shape, noise).steadyFrom() >= 0;
    return String.format(
        Locale.ROOT,
        "| %s | %.0f %% | %.1f | %.1f %% | %s | %s | %s |",
        shape.name().toLowerCase(Locale.ROOT).replace('_', ' '),
        100 * noise.sd(),
        noise.autocorrelation(),
        100.0 * classes / SERIES,
        steady ? String.format(Locale.ROOT, "%.1f %%", 100.0 * starts / SERIES) : "",
        steady ? quantiles(errors) : "",
        steady ? quantiles(halfErrors) : "");
  }

  /** Relative error of the median iteration, which bursts leave alone. */
  private static double error(double[] nanos, int from) {
    double[] rest = Arrays.copyOfRange(nanos, from, nanos.length);
    Arrays.sort(rest);
    return Math.abs(rest[rest.length / 2] / SeriesGenerator.STEADY_NANOS - 1);
  }

  private static String quantiles(double[] errors) {
    Arrays.sort(errors);
    return String.format(
        Locale.ROOT,
        "%.2f / %.2f %%",
        100 * errors[errors.length / 2],
        100 * errors[errors.length * 9 / 10]);
  }

  private static void printRealForks(RealForks forks) {
    System.out.printf("%n%d real forks of the same thing%n%n", forks.count());
    System.out.println("| iterations | classes | first steady iteration, min / median / max |");
    System.out.println("|---|---|---|");
    for (int iterations : new int[] {20, 50, 300}) {
      Map<ForkClass, Integer> classes = new EnumMap<>(ForkClass.class);
      int[] starts = new int[forks.count()];
      for (int fork = 0; fork < forks.count(); fork++) {
        ForkSteadyState found = DETECTOR.detect(forks.iterationMeans(fork, iterations));
        classes.merge(found.forkClass(), 1, Integer::sum);
        starts[fork] = found.firstSteadyIteration();
      }
      Arrays.sort(starts);
      System.out.printf(
          Locale.ROOT,
          "| %d | %s | %d / %d / %d |%n",
          iterations,
          classes,
          starts[0],
          starts[starts.length / 2],
          starts[starts.length - 1]);
    }
  }
}
