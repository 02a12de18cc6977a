package tare.controller.definition;

/**
 * What one record holds until the run has ended; the plan refuses what cannot fit.
 *
 * @param heapBytes in the measured JVM's heap (a queue that must not overflow)
 * @param diskBytes in the fork's folder
 */
public record PerRecordDefinition(long heapBytes, long diskBytes) {

  /** Nothing is held. */
  public static final PerRecordDefinition NOTHING = new PerRecordDefinition(0, 0);

  public PerRecordDefinition {
    if (heapBytes < 0 || diskBytes < 0) {
      throw new IllegalArgumentException("heapBytes and diskBytes must be at least 0");
    }
  }
}
