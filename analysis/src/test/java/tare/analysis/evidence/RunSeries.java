package tare.analysis.evidence;

import java.util.Random;

/** Makes series of nightly runs around one level, as logarithms; the same seed makes the same. */
final class RunSeries {

  /** How the runs vary. */
  enum Noise {
    WHITE("white", 0),
    CORRELATED("autocorrelated 0.3", 0.3),
    STRONGLY_CORRELATED("autocorrelated 0.6", 0.6),
    HEAVY("heavy-tailed (t, 3 degrees)", 0),
    SPIKES("white, with spikes", 0);

    private final String label;
    private final double autocorrelation;

    Noise(String label, double autocorrelation) {
      this.label = label;
      this.autocorrelation = autocorrelation;
    }

    String label() {
      return label;
    }
  }

  /** Spikes of one to three runs, 1.3 to 4 times as slow, begin in so many runs. */
  private static final double SPIKE_SHARE = 0.01;

  private static final int DEGREES = 3;

  private final Random random;
  private final Noise noise;
  private final double sd;

  RunSeries(Noise noise, double sd, long seed) {
    this.noise = noise;
    this.sd = sd;
    this.random = new Random(seed);
  }

  /** A series without a step. */
  double[] next(int runs) {
    double[] series = new double[runs];
    double rho = noise.autocorrelation;
    double value = deviation();
    for (int i = 0; i < runs; i++) {
      series[i] = sd * value;
      value = rho * value + Math.sqrt(1 - rho * rho) * deviation();
    }
    if (noise == Noise.SPIKES) {
      addSpikes(series);
    }
    return series;
  }

  /** A place from {@code least} on, with as many runs behind it. */
  int place(int runs, int least) {
    return least + random.nextInt(runs - 2 * least + 1);
  }

  /** Raises everything from a place on. */
  static double[] stepped(double[] series, int place, double share) {
    for (int i = place; i < series.length; i++) {
      series[i] += Math.log1p(share);
    }
    return series;
  }

  /** Of unit variance. */
  private double deviation() {
    if (noise != Noise.HEAVY) {
      return random.nextGaussian();
    }
    double squares = 0;
    for (int i = 0; i < DEGREES; i++) {
      double normal = random.nextGaussian();
      squares += normal * normal;
    }
    double t = random.nextGaussian() / Math.sqrt(squares / DEGREES);
    return t / Math.sqrt((double) DEGREES / (DEGREES - 2));
  }

  private void addSpikes(double[] series) {
    for (int i = 0; i < series.length; i++) {
      if (random.nextDouble() < SPIKE_SHARE) {
        double height = Math.log(1.3 + 2.7 * random.nextDouble());
        int end = Math.min(series.length, i + 1 + random.nextInt(3));
        for (; i < end; i++) {
          series[i] += height;
        }
      }
    }
  }
}
