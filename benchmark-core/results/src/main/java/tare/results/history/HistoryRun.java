package tare.results.history;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;

/**
 * One run in a history: one small file.
 *
 * @param schemaVersion of the file's form
 * @param toolVersion the Tare that added it
 * @param label what people call the run
 * @param time UTC instant at which it began, ISO 8601
 * @param commit what was measured, in the agent's repository; empty when not known
 * @param machine tells series apart: the machine's id, or the name of a kind of machines that the
 *     user takes for alike
 * @param host the machine's own id, whatever the user says; empty when not known
 * @param source where the run came from: the experiment's name, or the imported suite
 * @param points one for each configuration
 */
public record HistoryRun(
    int schemaVersion,
    String toolVersion,
    String label,
    String time,
    String commit,
    String machine,
    String host,
    String source,
    List<HistoryPoint> points) {

  /** The form written today. */
  public static final int SCHEMA_VERSION = 1;

  public HistoryRun {
    points = List.copyOf(points);
  }

  /**
   * When the run began.
   *
   * @throws DateTimeException when the time is none
   */
  public Instant instant() {
    return Instant.parse(time);
  }

  /**
   * Whether it is the same run, whatever it is called. Of what another tool kept no host is known,
   * but several commits may have come at once.
   */
  boolean sameAs(HistoryRun other) {
    return time.equals(other.time)
        && host.equals(other.host)
        && source.equals(other.source)
        && (!host.isEmpty() || commit.equals(other.commit));
  }
}
