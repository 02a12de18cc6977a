package tare.controller.definition;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** What somebody who mistyped a name may have meant. */
public final class Suggestions {

  /** More than that is a list nobody reads. */
  private static final int SHOWN = 3;

  private Suggestions() {}

  /** Half a sentence that names the nearest names, or all of them when none is near. */
  public static String remedy(String name, Collection<String> known) {
    List<String> nearest = nearest(name, known);
    if (!nearest.isEmpty()) {
      return "did you mean " + String.join(" or ", nearest) + "?";
    }
    return known.isEmpty()
        ? "none is known"
        : "known are " + String.join(", ", known.stream().sorted().toList());
  }

  /**
   * At most three names that resemble the given one, the nearest first: those that contain it, and
   * those a third of whose letters would have to change at most, upper and lower case alike.
   */
  public static List<String> nearest(String name, Collection<String> known) {
    String typed = name.toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(candidate -> resembles(typed, candidate.toLowerCase(Locale.ROOT)))
        .sorted(
            Comparator.<String>comparingInt(
                    candidate -> distance(typed, candidate.toLowerCase(Locale.ROOT)))
                .thenComparing(Comparator.naturalOrder()))
        .limit(SHOWN)
        .toList();
  }

  private static boolean resembles(String typed, String candidate) {
    // Two letters that changed places are two edits, however short the name.
    int allowed = Math.max(2, typed.length() / 3);
    boolean part = typed.length() > 2 && candidate.contains(typed);
    return part || distance(typed, candidate) <= Math.min(allowed, candidate.length() - 1);
  }

  private static int distance(String typed, String candidate) {
    return LevenshteinDistance.getDefaultInstance().apply(typed, candidate);
  }
}
