package tare.controller.plan;

import java.util.List;

/**
 * The same configurations once more under another name: with flags added (a severity of the
 * reference agent), or with none (an A/A test).
 *
 * @param alias stands in the arms' ids; empty when it is the only variant
 * @param jvmArgs flags added after the user's
 */
public record Variant(String alias, List<String> jvmArgs) {

  /** The configurations as they are. */
  public static final Variant PLAIN = new Variant("", List.of());

  public Variant {
    jvmArgs = List.copyOf(jvmArgs);
  }
}
