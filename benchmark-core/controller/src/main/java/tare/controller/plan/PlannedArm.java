package tare.controller.plan;

import java.util.Optional;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.PerRecordDefinition;
import tare.model.Arm;
import tare.model.Expectation;

/**
 * An arm with what is needed to launch it.
 *
 * @param arm as it stands in results
 * @param subject the framework's part; empty for a baseline
 * @param jdk what it runs on
 */
public record PlannedArm(Arm arm, Optional<Subject> subject, Jdk jdk) {

  /**
   * A framework's part in an arm.
   *
   * @param choice framework and release
   * @param configuration what is switched on
   */
  public record Subject(FrameworkChoice choice, ConfigurationDefinition configuration) {}

  /** What must arrive in every fork. */
  public Expectation expectation() {
    return subject.map(s -> s.configuration().expectation()).orElse(Expectation.NOTHING);
  }

  /** Expected records of a fork that needs no probe calls. */
  public long records() {
    return expectation().records(arm.parameters(), 0);
  }

  /** What each of them holds until the fork has ended. */
  PerRecordDefinition perRecord() {
    return subject.flatMap(s -> s.configuration().perRecord()).orElse(PerRecordDefinition.NOTHING);
  }
}
