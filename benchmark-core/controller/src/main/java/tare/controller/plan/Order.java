package tare.controller.plan;

import java.util.Locale;

/** In which order the arms of a block run. */
public enum Order {
  /** Random multiple interleaved trials: every block shuffled anew. */
  RMIT,
  /** As listed, in every block: MooBench's order. */
  FIXED;

  /** The order's name as it stands in every output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
