package tare.analysis.report;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands at an axis of time.
 *
 * @param day its first instant is the place
 * @param label {@code 2026-03-01}, or {@code 2026-03} where all are first days of months
 */
record DateTick(LocalDate day, String label) {

  private static final int MOST = 8;
  private static final int SHORT_DAYS = 75;
  private static final List<Integer> DAYS_APART = List.of(1, 2, 7, 14);
  private static final List<Integer> MONTHS_APART = List.of(1, 2, 3, 6, 12, 24, 60);

  /** First instant of the day, UTC. */
  Instant begin() {
    return day.atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  /** Days of a short time, months of a long one; the day itself where there is only one. */
  static List<DateTick> between(Instant first, Instant last) {
    LocalDate from = first.atZone(ZoneOffset.UTC).toLocalDate();
    long days = Duration.between(first, last).toDays();
    if (days > SHORT_DAYS) {
      int months = apart(MONTHS_APART, days / 30);
      return every(nextMonth(from, months), Period.ofMonths(months), last, 7);
    }
    List<DateTick> ticks =
        every(from.plusDays(1), Period.ofDays(apart(DAYS_APART, days)), last, 10);
    return ticks.isEmpty() ? List.of(new DateTick(from, from.toString())) : ticks;
  }

  private static int apart(List<Integer> choices, long length) {
    return choices.stream()
        .filter(choice -> length / choice <= MOST)
        .findFirst()
        .orElse(choices.get(choices.size() - 1));
  }

  /** The next first day of a month that such steps through a year come to. */
  private static LocalDate nextMonth(LocalDate from, int apart) {
    LocalDate month = from.withDayOfMonth(1).plusMonths(1);
    while ((month.getMonthValue() - 1) % Math.min(apart, 12) != 0) {
      month = month.plusMonths(1);
    }
    return month;
  }

  private static List<DateTick> every(LocalDate first, Period step, Instant last, int letters) {
    List<DateTick> ticks = new ArrayList<>();
    LocalDate end = last.atZone(ZoneOffset.UTC).toLocalDate();
    for (LocalDate day = first; !day.isAfter(end); day = day.plus(step)) {
      ticks.add(new DateTick(day, day.toString().substring(0, letters)));
    }
    return ticks;
  }
}
