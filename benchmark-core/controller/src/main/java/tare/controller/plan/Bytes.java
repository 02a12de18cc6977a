package tare.controller.plan;

import java.util.Locale;

/** Sizes as people read them. */
final class Bytes {

  private Bytes() {}

  static String text(double bytes) {
    return String.format(Locale.ROOT, "%.1f GB", bytes / 1e9);
  }
}
