package tare.skywalking;

import tare.receiver.MalformedMessageException;
import tare.receiver.RecordBalance;
import tare.receiver.RecordCounts;

/**
 * Weighs the segments that arrived against those the agent says it finished. What is finished goes
 * into a buffer, and what that has no room for is dropped without a word; contexts that were not
 * sampled, or begun before there was a connection, are ignored. All segments of the workload are of
 * as many spans.
 */
final class SegmentBalance {

  private static final String FINISHED = "finished_tracing_context_counter";
  private static final String IGNORED = "finished_ignored_context_counter";

  private final RecordBalance balance;
  private final long spansPerSegment;
  private long finishedSegments;
  private long ignoredSegments;

  /**
   * A balance that begins with nothing.
   *
   * @param spansPerSegment spans of each segment, or 0 if that is unknown: then nothing is dropped
   */
  SegmentBalance(RecordCounts counts, int spansPerSegment) {
    this.balance = new RecordBalance(counts);
    this.spansPerSegment = spansPerSegment;
  }

  /** Segments have arrived. */
  void arrived(long spans) {
    balance.arrived(spans);
  }

  /**
   * The agent says how far one of its counters is.
   *
   * @throws MalformedMessageException when that is no count
   */
  synchronized void report(String counter, double value) throws MalformedMessageException {
    switch (counter) {
      case FINISHED -> finishedSegments = count(value);
      case IGNORED -> ignoredSegments = count(value);
      default -> {
        return;
      }
    }
    balance.begun((finishedSegments + ignoredSegments) * spansPerSegment);
  }

  private static long count(double value) throws MalformedMessageException {
    if (value < 0 || value != Math.rint(value) || value > 1L << 53) {
      throw new MalformedMessageException("a counter of " + value);
    }
    return (long) value;
  }
}
