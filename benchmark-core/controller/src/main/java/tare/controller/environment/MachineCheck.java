package tare.controller.environment;

import java.util.Optional;
import tare.model.Warning;

/**
 * One look at the machine.
 *
 * @param subject what was looked at
 * @param found what was found, in words; empty when the machine does not say
 * @param doubt what is doubtful about it; empty when it is well, or unknown
 */
public record MachineCheck(String subject, Optional<String> found, Optional<Warning> doubt) {

  static MachineCheck of(String subject, String found, boolean doubtful, Warning doubt) {
    return new MachineCheck(
        subject, Optional.of(found), doubtful ? Optional.of(doubt) : Optional.empty());
  }

  static MachineCheck unknown(String subject) {
    return new MachineCheck(subject, Optional.empty(), Optional.empty());
  }
}
