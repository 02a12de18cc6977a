package tare.study;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Time for all blocks of a search together; the first is measured in any case. */
final class SearchBudget {

  private final BlockBudget time;
  private int measured;
  private boolean spent;

  private SearchBudget(BlockBudget time) {
    this.time = time;
  }

  /**
   * A budget that is spent from now on.
   *
   * @param nanoTime a clock that only goes forward
   */
  static SearchBudget begin(Duration limit, LongSupplier nanoTime) {
    return new SearchBudget(BlockBudget.begin(Optional.of(limit), nanoTime));
  }

  /** Whether one more block will end in time; once it would not, none is measured any more. */
  boolean allowsOneMore() {
    spent = spent || (measured > 0 && !time.allowsOneMore(measured));
    return !spent;
  }

  /** A block was measured. */
  void measured() {
    measured++;
  }

  /** Whether a block was refused. */
  boolean spent() {
    return spent;
  }
}
