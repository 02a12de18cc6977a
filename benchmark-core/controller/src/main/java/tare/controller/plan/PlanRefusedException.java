package tare.controller.plan;

import java.util.List;

/** What was asked for cannot be measured; nothing has run. One line a reason, with its remedy. */
public final class PlanRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<String> reasons;

  public PlanRefusedException(List<String> reasons) {
    super(String.join(System.lineSeparator(), reasons));
    this.reasons = List.copyOf(reasons);
  }

  public PlanRefusedException(String reason) {
    this(List.of(reason));
  }

  /** One line each. */
  public List<String> reasons() {
    return reasons;
  }
}
