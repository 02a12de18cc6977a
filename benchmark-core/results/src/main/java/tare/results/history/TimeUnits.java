package tare.results.history;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Units of time as other tools spell them. */
final class TimeUnits {

  /** What all times are kept in. */
  static final String NANOSECONDS = "ns";

  private static final Map<String, Double> NANOS_PER_UNIT = new TreeMap<>();

  static {
    put(1, "ns", "nanosecond", "nanoseconds", "ns/op", "ns/iter");
    put(1e3, "us", "µs", "μs", "microsecond", "microseconds", "us/op", "µs/op", "us/iter");
    put(1e6, "ms", "millisecond", "milliseconds", "ms/op", "ms/iter");
    put(1e9, "s", "sec", "second", "seconds", "s/op", "s/iter");
  }

  private TimeUnits() {}

  private static void put(double nanos, String... names) {
    for (String name : names) {
      NANOS_PER_UNIT.put(name, nanos);
    }
  }

  /** Nanoseconds in the unit; empty when it is none of time. */
  static OptionalDouble nanosPer(String unit) {
    Double nanos = NANOS_PER_UNIT.get(unit);
    return nanos == null ? OptionalDouble.empty() : OptionalDouble.of(nanos);
  }

  /** Whether more of it is better. */
  static boolean isRate(String unit) {
    return unit.matches("(?i)(ops?|iter(ations?)?|requests?|calls?)\\s*/\\s*(s|sec|ms|us|ns).*");
  }
}
