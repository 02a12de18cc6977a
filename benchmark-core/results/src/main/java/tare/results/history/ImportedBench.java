package tare.results.history;

import java.util.OptionalDouble;

/**
 * A number of github-action-benchmark as it stands in the file.
 *
 * @param suite name of the suite
 * @param name of the benchmark
 * @param dateMillis when it was measured, since 1970
 * @param commit what was measured
 * @param tool which reader made it
 * @param unit label, right or wrong
 * @param value the number
 * @param halfWidth of its range; empty when there is none
 */
record ImportedBench(
    String suite,
    String name,
    long dateMillis,
    String commit,
    String tool,
    String unit,
    double value,
    OptionalDouble halfWidth) {

  /** Identifies the series. */
  String series() {
    return suite + "/" + name;
  }

  /** Whether more of it is better. */
  boolean biggerIsBetter() {
    return tool.equals("customBiggerIsBetter")
        || tool.equals("benchmarkjs")
        || tool.equals("pytest")
        || TimeUnits.isRate(unit);
  }
}
