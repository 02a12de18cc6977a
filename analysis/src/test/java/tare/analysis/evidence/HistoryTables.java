package tare.analysis.evidence;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tare.analysis.evidence.RunSeries.Noise;
import tare.analysis.history.Step;
import tare.analysis.history.StepDetector;

/**
 * How well steps are told from noise in seeded series: false alarms a year, delay of detection, and
 * precision and recall against the size of the step and the length of the series.
 */
final class HistoryTables {

  private static final long SEED = 20260106;
  private static final double RELEVANT = Math.log1p(0.03);
  private static final int YEAR = 365;
  private static final int NEWEST = 30;
  private static final int NEAR = 3;

  /** Standard deviation of the runs around their level. */
  private static final double NOISE = 0.02;

  private HistoryTables() {}

  public static void main(String[] arguments) {
    System.out.printf(
        Locale.ROOT,
        "significance %s, %d permutations, seed %d; series' seed %d%n%n",
        StepDetector.DEFAULT.significance(),
        StepDetector.DEFAULT.resamples(),
        StepDetector.DEFAULT.seed(),
        SEED);
    List<String> wanted = List.of(arguments);
    if (wanted.isEmpty() || wanted.contains("alarms")) {
      printFalseAlarms();
    }
    if (wanted.isEmpty() || wanted.contains("delays")) {
      printDelays();
    }
    if (wanted.isEmpty() || wanted.contains("recall")) {
      printPrecisionAndRecall();
    }
  }

  /** A check every night from the eighth on: alarms that begin, and steps among the newest runs. */
  private static void printFalseAlarms() {
    int series = 20;
    System.out.println("| runs | checks | with a step | alarms a series and year |");
    System.out.println("|---|---|---|---|");
    for (Noise noise : Noise.values()) {
      RunSeries generator = new RunSeries(noise, NOISE, SEED);
      int alarms = 0;
      int withStep = 0;
      int checks = 0;
      for (int i = 0; i < series; i++) {
        double[] year = generator.next(YEAR);
        boolean before = false;
        for (int night = StepDetector.LEAST_VALUES; night <= YEAR; night++) {
          List<Step> steps = StepDetector.DEFAULT.detect(Arrays.copyOf(year, night));
          boolean alarm = worsened(steps, night) > RELEVANT;
          alarms += alarm && !before ? 1 : 0;
          withStep += steps.isEmpty() ? 0 : 1;
          before = alarm;
          checks++;
        }
      }
      System.out.printf(
          Locale.ROOT,
          "| %s | %d | %.2f %% | %.2f |%n",
          noise.label(),
          checks,
          100.0 * withStep / checks,
          (double) alarms / series);
    }
    System.out.println();
  }

  private static double worsened(List<Step> steps, int night) {
    return steps.stream()
        .filter(step -> step.first() >= night - NEWEST)
        .mapToDouble(Step::rise)
        .sum();
  }

  /** Nights from the first slower run to the alarm. */
  private static void printDelays() {
    int series = 100;
    int before = 60;
    System.out.println("| runs | step | alarm after runs: median / 90 % | none in 30 |");
    System.out.println("|---|---|---|---|");
    for (Noise noise : List.of(Noise.WHITE, Noise.CORRELATED, Noise.HEAVY, Noise.SPIKES)) {
      for (double step : new double[] {0.05, 0.1, 0.2}) {
        RunSeries generator = new RunSeries(noise, NOISE, SEED);
        int[] delays = new int[series];
        for (int i = 0; i < series; i++) {
          double[] all = RunSeries.stepped(generator.next(before + NEWEST), before, step);
          delays[i] = delay(all, before);
        }
        Arrays.sort(delays);
        long none = Arrays.stream(delays).filter(delay -> delay > NEWEST).count();
        System.out.printf(
            Locale.ROOT,
            "| %s | %.0f %% | %s / %s | %.0f %% |%n",
            noise.label(),
            100 * step,
            nights(delays[series / 2]),
            nights(delays[series * 9 / 10]),
            100.0 * none / series);
      }
    }
    System.out.println();
  }

  private static int delay(double[] all, int before) {
    for (int night = before + 1; night <= all.length; night++) {
      if (worsened(StepDetector.DEFAULT.detect(Arrays.copyOf(all, night)), night) > RELEVANT) {
        return night - before;
      }
    }
    return NEWEST + 1;
  }

  private static String nights(int delay) {
    return delay > NEWEST ? "> " + NEWEST : Integer.toString(delay);
  }

  /** One step a series, somewhere from the eighth run on; 2 % of noise. */
  private static void printPrecisionAndRecall() {
    int series = 100;
    System.out.println("| runs | window | step | recall | within 3 runs | precision |");
    System.out.println("|---|---|---|---|---|---|");
    for (Noise noise : Noise.values()) {
      for (int window : new int[] {30, 90, 180}) {
        for (double step : new double[] {0.01, 0.02, 0.03, 0.05, 0.1, 0.2}) {
          RunSeries generator = new RunSeries(noise, NOISE, SEED);
          int found = 0;
          int near = 0;
          int all = 0;
          for (int i = 0; i < series; i++) {
            int place = generator.place(window, StepDetector.LEAST_VALUES);
            double[] values = RunSeries.stepped(generator.next(window), place, step);
            List<Step> steps = StepDetector.DEFAULT.detect(values);
            all += steps.size();
            found += anyWithin(steps, place, window / 5) ? 1 : 0;
            near += anyWithin(steps, place, NEAR) ? 1 : 0;
          }
          System.out.printf(
              Locale.ROOT,
              "| %s | %d | %.0f %% | %.0f %% | %.0f %% | %s |%n",
              noise.label(),
              window,
              100 * step,
              100.0 * found / series,
              100.0 * near / series,
              all == 0 ? "none found" : String.format(Locale.ROOT, "%.0f %%", 100.0 * found / all));
        }
      }
    }
  }

  private static boolean anyWithin(List<Step> steps, int place, int runs) {
    return steps.stream()
        .anyMatch(step -> Math.abs(step.first() - place) <= runs && step.rise() > 0);
  }
}
