package tare.results.history;

/** What is followed over time. */
public enum HistoryMetric {
  /** Time of a call. */
  COST("call time", false),
  /** Time added to each monitored call; kept, not judged: it may be zero or negative. */
  OVERHEAD("overhead", false),
  /** Bytes allocated for each monitored call. */
  ALLOCATION("allocation", false),
  /** Delivered of the expected records, from 0 to 1. */
  DELIVERED("delivered share", true),
  /** From launch to ready. */
  STARTUP("start-up", false),
  /** Something imported of which more is better. */
  RATE("rate", true);

  private final String title;
  private final boolean biggerIsBetter;

  HistoryMetric(String title, boolean biggerIsBetter) {
    this.title = title;
    this.biggerIsBetter = biggerIsBetter;
  }

  /** What people call it. */
  public String title() {
    return title;
  }

  /** Whether a fall is the regression. */
  public boolean biggerIsBetter() {
    return biggerIsBetter;
  }
}
