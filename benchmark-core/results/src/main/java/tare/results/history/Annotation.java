package tare.results.history;

import java.time.Instant;
import java.util.regex.Pattern;

/**
 * Why a level changed: a step that is explained alarms no more.
 *
 * @param from UTC instant of the first run that it may concern, ISO 8601
 * @param until UTC instant after the last one
 * @param subjects what it concerns: a subject, in which {@code *} stands for anything
 * @param text the reason, for people
 */
public record Annotation(String from, String until, String subjects, String text) {

  /** Whether it speaks of that subject. */
  public boolean concerns(String subject) {
    String pattern = Pattern.quote(subjects).replace("*", "\\E.*\\Q");
    return subject.matches(pattern);
  }

  /** The beginning as an instant. */
  public Instant begin() {
    return Instant.parse(from);
  }

  /** The end as an instant. */
  public Instant end() {
    return Instant.parse(until);
  }
}
