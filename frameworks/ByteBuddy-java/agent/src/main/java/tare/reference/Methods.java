package tare.reference;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The monitored methods, by the numbers their records carry. */
final class Methods {

  private final List<String> names = new CopyOnWriteArrayList<>();

  /**
   * Gives a method its number; before its first record.
   *
   * @throws IllegalStateException when there are more methods than a record can name
   */
  synchronized int add(String name) {
    if (names.size() == 1 << StreamFormat.METHOD_BITS) {
      throw new IllegalStateException("too many monitored methods; first left out: " + name);
    }
    names.add(name);
    return names.size() - 1;
  }

  int count() {
    return names.size();
  }

  String name(int id) {
    return names.get(id);
  }
}
