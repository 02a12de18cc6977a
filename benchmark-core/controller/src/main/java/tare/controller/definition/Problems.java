package tare.controller.definition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What was found wrong so far, in the order of the checks. */
final class Problems {
  private final List<Problem> found = new ArrayList<>();

  void add(String path, String text) {
    found.add(new Problem(path, text));
  }

  void addIf(boolean wrong, String path, String text) {
    if (wrong) {
      add(path, text);
    }
  }

  /** The name must be among the known ones. */
  void unknown(String path, String kind, String name, Collection<String> known) {
    if (!known.contains(name)) {
      add(path, "there is no " + kind + " '" + name + "'; " + Suggestions.remedy(name, known));
    }
  }

  List<Problem> all() {
    return List.copyOf(found);
  }
}
