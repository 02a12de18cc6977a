package tare.controller.definition;

import java.util.Optional;
import tare.model.Expectation;

/**
 * What a configuration promises to deliver.
 *
 * @param records whether monitored calls become records
 * @param recordsPerCall records of one monitored call; 1 unless given
 * @param constant records that every run adds whatever its length
 */
public record ExpectDefinition(Records records, Optional<Long> recordsPerCall, long constant) {

  /** Whether monitored calls become records. */
  public enum Records {
    NONE,
    PER_CALL
  }

  public ExpectDefinition {
    if (recordsPerCall.orElse(1L) < 1) {
      throw new IllegalArgumentException(
          "recordsPerCall must be at least 1, but is " + recordsPerCall.get());
    }
    if (constant < 0) {
      throw new IllegalArgumentException("constant must be at least 0, but is " + constant);
    }
    if (records == Records.NONE && (recordsPerCall.isPresent() || constant > 0)) {
      throw new IllegalArgumentException(
          "records: none promises nothing; leave out recordsPerCall and constant");
    }
  }

  /** The promise as it is held against a fork's counts. */
  public Expectation expectation() {
    return records == Records.NONE
        ? Expectation.NOTHING
        : new Expectation(recordsPerCall.orElse(1L), constant);
  }
}
