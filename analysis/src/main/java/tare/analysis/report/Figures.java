package tare.analysis.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import tare.model.RecordAccounting;
import tare.model.Verdict;
import tare.results.ConfidenceInterval;
import tare.results.ConfigurationSummary;

/** Numbers as people read them: the same in every locale, with no more digits than they deserve. */
public final class Figures {

  /** What stands where there is no number. */
  public static final String NONE = "–";

  /** What stands where the data bound no interval, as those of a single fork do not. */
  public static final String NO_INTERVAL = "no interval";

  /** What stands where an interval is so wide that its limits say nothing. */
  public static final String CANNOT_TELL = "cannot tell";

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NANOS_OF_HOURS = 1e13;
  private static final double WIDEST_FACTOR = 10;

  /** Relative change from which on digits are no longer told. */
  static final double GREATEST_CHANGE = 10;

  private Figures() {}

  /** Nanoseconds to three digits: {@code 3.21}, {@code 57.3}, {@code 12345}, {@code 5e+38}. */
  public static String nanos(double nanos) {
    return nanos(nanos, decimals(Math.abs(nanos)));
  }

  /** What takes hours is told in its order of magnitude: two forks may give such a thing. */
  private static String nanos(double nanos, int decimals) {
    return Math.abs(nanos) < NANOS_OF_HOURS
        ? decimal(nanos, decimals)
        : String.format(Locale.ROOT, "%.0e", nanos);
  }

  /** Nanoseconds, or a dash. */
  public static String nanos(Double nanos) {
    return nanos == null ? NONE : nanos(nanos.doubleValue());
  }

  /**
   * The limits with as many decimals each, for example {@code [30.8, 31.7]}, if there are any that
   * bound something.
   */
  public static String limits(ConfidenceInterval interval) {
    if (!tells(interval)) {
      return NO_INTERVAL;
    }
    int decimals = decimals(farther(interval));
    return ("[" + nanos(interval.low(), decimals) + ", ")
        + (nanos(interval.high(), decimals) + "]");
  }

  /** An estimate with its limits in a sentence, or a word on why there are none. */
  public static String measured(ConfidenceInterval interval) {
    return nanos(interval.estimate())
        + " ns "
        + (tells(interval) ? limits(interval) : "(no interval from so few forks)");
  }

  /** The limits, or in brackets, too, that there are none. */
  static String bracketed(ConfidenceInterval interval) {
    return tells(interval) ? limits(interval) : "(" + NO_INTERVAL + ")";
  }

  /** An estimate with how far the farther of its limits is, for example {@code 13.5±0.5}. */
  static String plusMinus(ConfidenceInterval interval) {
    double estimate = interval.estimate();
    return tells(interval)
        ? nanos(estimate)
            + "±"
            + nanos(Math.max(estimate - interval.low(), interval.high() - estimate))
        : nanos(estimate);
  }

  /** Two forks may give limits of many hours. */
  private static boolean tells(ConfidenceInterval interval) {
    return interval.bounded() && farther(interval) < NANOS_OF_HOURS;
  }

  private static double farther(ConfidenceInterval interval) {
    return Math.max(Math.abs(interval.low()), Math.abs(interval.high()));
  }

  /**
   * How many times as much, for example {@code 1.052 [1.031, 1.073]}. Limits further apart than a
   * factor of ten bound nothing that digits could tell: then on which side of 1 it lies, if that is
   * known.
   */
  public static String ratio(ConfidenceInterval ratio) {
    String estimate = factor(ratio.estimate());
    if (!ratio.bounded() || ratio.low() <= 0) {
      return estimate + " (" + NO_INTERVAL + ")";
    }
    if (ratio.high() <= WIDEST_FACTOR * ratio.low()) {
      return estimate + " [" + factor(ratio.low()) + ", " + factor(ratio.high()) + "]";
    }
    if (ratio.low() > 1) {
      return estimate + " (more than " + factor(ratio.low()) + ")";
    }
    return ratio.high() < 1
        ? estimate + " (less than " + factor(ratio.high()) + ")"
        : estimate + " (" + CANNOT_TELL + ")";
  }

  private static String factor(double factor) {
    return factor < 9.9995 ? decimal(factor, 3) : nanos(factor);
  }

  /** A relative change in percent, to one decimal; beyond tenfold only that it is. */
  public static String change(double share) {
    return share > GREATEST_CHANGE ? "more than 1000 %" : percent(share, 1);
  }

  /**
   * How much more or less than once a ratio is, in percent, for example {@code +5.2 % [+3.1,
   * +7.4]}.
   */
  static String change(ConfidenceInterval ratio) {
    String estimate = signed(ratio.estimate() - 1) + " %";
    if (!ratio.bounded() || ratio.low() <= 0) {
      return estimate + " (" + NO_INTERVAL + ")";
    }
    if (ratio.low() - 1 > GREATEST_CHANGE) {
      return estimate;
    }
    if (ratio.high() <= WIDEST_FACTOR * ratio.low()) {
      return estimate + " [" + signed(ratio.low() - 1) + ", " + signed(ratio.high() - 1) + "]";
    }
    if (ratio.low() > 1) {
      return estimate + " (at least " + signed(ratio.low() - 1) + " %)";
    }
    return ratio.high() < 1
        ? estimate + " (at most " + signed(ratio.high() - 1) + " %)"
        : CANNOT_TELL;
  }

  private static String signed(double share) {
    String text = share > GREATEST_CHANGE ? "more than 1000" : decimal(100 * share, 1);
    return share > 0 && share <= GREATEST_CHANGE && !text.equals("0.0") ? "+" + text : text;
  }

  /** A share in percent, without a decimal where it is zero. */
  public static String percent(double share, int decimals) {
    String text = decimal(100 * share, decimals);
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + " %";
  }

  /** The level of an interval with the digits it takes: never 100 %, which nothing is. */
  public static String level(double confidence) {
    BigDecimal missing = new BigDecimal(100 * (1 - confidence)).round(new MathContext(2));
    return new BigDecimal(100).subtract(missing).stripTrailingZeros().toPlainString() + " %";
  }

  /** A probability with a sign before it where it is smaller than can be shown: never 0. */
  public static String probability(double probability, int decimals) {
    double least = Math.pow(10, -decimals);
    return probability < least ? "< " + decimal(least, decimals) : decimal(probability, decimals);
  }

  /** Seconds with two decimals. */
  public static String seconds(double nanos) {
    return decimal(nanos / NANOS_PER_SECOND, 2);
  }

  /** A rate to three digits: {@code 950}, {@code 24.1k}, {@code 1.24M}. */
  public static String rate(Double perSecond) {
    if (perSecond == null) {
      return NONE;
    }
    if (perSecond < 999.5) {
      return decimal(perSecond, 0);
    }
    boolean millions = perSecond >= 999_500;
    double scaled = perSecond / (millions ? 1e6 : 1e3);
    return decimal(scaled, decimals(scaled)) + (millions ? "M" : "k");
  }

  /** A slow-down, for example {@code 1.34x}. */
  public static String slowdown(ConfidenceInterval ratio) {
    return ratio == null ? NONE : decimal(ratio.estimate(), 2) + "x";
  }

  /** The verdict, with the share that arrived where it is neither all nor nothing. */
  public static String arrived(RecordAccounting records) {
    if (records == null) {
      return NONE;
    }
    boolean partial = records.verdict() == Verdict.LOSSY || records.verdict() == Verdict.SURPLUS;
    return partial && records.expected() > 0
        ? records.verdict().label() + ", " + share(records)
        : records.verdict().label();
  }

  /** Delivered of expected records, which must not be 0: never 100 % when one is missing. */
  public static String share(RecordAccounting records) {
    return share((double) records.delivered() / records.expected());
  }

  /** A share of records that were delivered: never 100 % when one is missing. */
  static String share(double delivered) {
    if (delivered == 1) {
      return "100 %";
    }
    // Rounded down.
    double hundredths = Math.floor(1e4 * delivered);
    return hundredths == 0 && delivered > 0 ? "<0.01 %" : decimal(hundredths / 100, 2) + " %";
  }

  /** At most six significant digits without an exponent, for other programs. */
  public static String plain(double value) {
    return rounded(value).toPlainString();
  }

  /** The number with at most six significant digits. */
  static BigDecimal rounded(double value) {
    return new BigDecimal(value).round(new MathContext(6)).stripTrailingZeros();
  }

  /** With a decimal point in every locale, and never a negative zero. */
  public static String decimal(double value, int decimals) {
    String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
    return text.matches("-0(\\.0+)?") ? text.substring(1) : text;
  }

  /** Why an arm has no overhead, in the fewest words. */
  public static String whyNoOverhead(ConfigurationSummary configuration) {
    if (configuration.isBaseline()) {
      return NONE;
    }
    if (configuration.records() == null) {
      return "not measured";
    }
    return configuration.records().verdict().publishable() ? "no baseline" : "not published";
  }

  /** A number and what it counts: {@code 1 fork}, {@code 5 forks}. */
  public static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private static int decimals(double magnitude) {
    if (magnitude < 9.995) {
      return 2;
    }
    return magnitude < 99.95 ? 1 : 0;
  }
}
