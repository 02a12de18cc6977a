package tare.controller.definition;

import java.util.Collection;

/** What somebody who mistyped a name may have meant. */
public final class Suggestions {

  private Suggestions() {}

  /** A sentence that names the nearest names, or all of them when none is near. */
  public static String remedy(String name, Collection<String> known) {
    return known.isEmpty() ? "there are none" : "known are " + String.join(", ", known);
  }
}
