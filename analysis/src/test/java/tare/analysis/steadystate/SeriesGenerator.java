package tare.analysis.steadystate;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import tare.analysis.steadystate.LabelledSeries.Noise;
import tare.analysis.steadystate.LabelledSeries.Shape;

/** Makes labelled series; the same seed makes the same ones. */
public final class SeriesGenerator {

  /** The true steady level of every series that has one. */
  public static final double STEADY_NANOS = 100;

  /** A smooth warm-up is over when its rest is within what counts as one level. */
  private static final double OVER = 0.03;

  private final Random random;
  private final int iterations;

  public SeriesGenerator(long seed, int iterations) {
    this.random = new Random(seed);
    this.iterations = iterations;
  }

  public LabelledSeries next(Shape shape, Noise noise) {
    LabelledSeries clean =
        switch (shape) {
          case FLAT -> series(ForkClass.FLAT, 0, i -> STEADY_NANOS);
          case WARMUP_STEPS -> warmupSteps();
          case WARMUP_SMOOTH -> warmupSmooth();
          case SLOWDOWN -> slowdown();
          case CYCLIC -> cyclic();
          case DRIFTING -> drifting();
          case LATE_CHANGE -> lateChange();
        };
    disturb(clean.nanos(), noise);
    return clean;
  }

  private LabelledSeries warmupSteps() {
    int from = iteration(0.04, 0.6);
    int middle = random.nextBoolean() ? from / 2 : from;
    double first = between(1.15, 2.15);
    double second = between(1.06, 1.15);
    return series(
        ForkClass.WARMUP, from, i -> STEADY_NANOS * (i >= from ? 1 : i < middle ? first : second));
  }

  private LabelledSeries warmupSmooth() {
    double decay = iterations * between(0.02, 0.12);
    double height = between(0.3, 1.8);
    int from = (int) Math.ceil(decay * Math.log(height / OVER));
    return series(ForkClass.WARMUP, from, i -> STEADY_NANOS * (1 + height * Math.exp(-i / decay)));
  }

  private LabelledSeries slowdown() {
    int from = iteration(0.1, 0.6);
    int warm = random.nextBoolean() ? from / 3 : 0;
    double faster = 1 / between(1.06, 1.46);
    return series(
        ForkClass.SLOWDOWN, from, i -> STEADY_NANOS * (i >= from ? 1 : i < warm ? 1.8 : faster));
  }

  private LabelledSeries cyclic() {
    int period = iteration(0.12, 0.32);
    int phase = random.nextInt(period);
    double height = between(1.08, 1.38);
    return series(
        ForkClass.NO_STEADY_STATE,
        -1,
        i -> STEADY_NANOS * ((i + phase) % period < period / 2 ? 1 : height));
  }

  private LabelledSeries drifting() {
    double growth = between(0.15, 0.6) * (random.nextInt(4) > 0 ? 1 : -0.6);
    return series(ForkClass.NO_STEADY_STATE, -1, i -> STEADY_NANOS * (1 + growth * i / iterations));
  }

  private LabelledSeries lateChange() {
    int change = iteration(0.84, 0.92);
    double height = random.nextBoolean() ? between(1.1, 1.4) : between(0.7, 0.9);
    return series(ForkClass.NO_STEADY_STATE, -1, i -> STEADY_NANOS * (i < change ? 1 : height));
  }

  private LabelledSeries series(ForkClass truth, int from, IntToDoubleFunction level) {
    double[] nanos = new double[iterations];
    Arrays.setAll(nanos, level);
    return new LabelledSeries(truth, from, nanos);
  }

  private void disturb(double[] nanos, Noise noise) {
    double rest = Math.sqrt(1 - noise.autocorrelation() * noise.autocorrelation());
    double deviation = noise.sd() * random.nextGaussian();
    int burst = 0;
    double burstHeight = 1;
    for (int i = 0; i < nanos.length; i++) {
      burst = Math.max(0, burst - 1);
      if (burst == 0 && random.nextDouble() < noise.burstShare()) {
        burst = 1 + random.nextInt(2);
        burstHeight = 1.1 + 2 * Math.abs(random.nextGaussian());
      }
      nanos[i] *= Math.exp(deviation) * (burst > 0 ? burstHeight : 1);
      deviation = noise.autocorrelation() * deviation + rest * noise.sd() * random.nextGaussian();
    }
  }

  private int iteration(double fromShare, double toShare) {
    return (int) Math.round(iterations * between(fromShare, toShare));
  }

  private double between(double from, double to) {
    return from + (to - from) * random.nextDouble();
  }
}
