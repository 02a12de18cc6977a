package tare.skywalking;

import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;

/**
 * Weighs the segments that arrived against those the agent says it finished. What is finished goes
 * into a buffer, and what that has no room for is dropped without a word; contexts that were not
 * sampled, or begun before there was a connection, are ignored. The agent counts all three, so the
 * difference is what it dropped. All segments of the workload are of as many spans.
 */
final class SegmentBalance {

  private static final String FINISHED = "finished_tracing_context_counter";
  private static final String IGNORED = "finished_ignored_context_counter";

  private final RecordCounts counts;
  private final long spansPerSegment;
  private long arrivedSpans;
  private long finishedSegments;
  private long ignoredSegments;
  private long droppedSpans;

  /**
   * A balance that begins with nothing.
   *
   * @param spansPerSegment spans of each segment, or 0 if that is unknown: then nothing is dropped
   */
  SegmentBalance(RecordCounts counts, int spansPerSegment) {
    this.counts = counts;
    this.spansPerSegment = spansPerSegment;
  }

  /** Segments have arrived. */
  synchronized void arrived(long spans) {
    arrivedSpans += spans;
    settle();
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
    settle();
  }

  private static long count(double value) throws MalformedMessageException {
    if (value < 0 || value != Math.rint(value) || value > 1L << 53) {
      throw new MalformedMessageException("a counter of " + value);
    }
    return (long) value;
  }

  /** What is still under way looks dropped, until it arrives: then it is taken back. */
  private void settle() {
    long missingSpans =
        Math.max(0, (finishedSegments + ignoredSegments) * spansPerSegment - arrivedSpans);
    counts.dropped(missingSpans - droppedSpans);
    droppedSpans = missingSpans;
  }
}
