package tare.study;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What was proved of one framework on this machine.
 *
 * @param framework its name
 * @param version of the agent
 * @param configurations measured, the baseline left out
 * @param proved what was shown, in words
 * @param expected records of all configurations
 * @param delivered of them
 * @param time it took
 * @param outcome the judgement
 * @param remarks why it is not proved, or what was left out; a line each
 */
public record FrameworkProof(
    String framework,
    String version,
    int configurations,
    List<String> proved,
    long expected,
    long delivered,
    Duration time,
    Outcome outcome,
    List<String> remarks) {

  /** The judgement on a framework. */
  public enum Outcome {
    /** It does all that its folder says. */
    PROVED,
    /** It does not, or could not be tried. */
    FAILED,
    /** The user must bring its jar, and has not: nothing was tried. */
    NOT_BROUGHT;

    /** The outcome in words. */
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  public FrameworkProof {
    proved = List.copyOf(proved);
    remarks = List.copyOf(remarks);
  }

  /** A framework of which nothing could be tried. */
  static FrameworkProof untried(
      String framework, String version, Duration time, Outcome outcome, String reason) {
    return new FrameworkProof(
        framework, version, 0, List.of(), 0, 0, time, outcome, List.of(framework + ": " + reason));
  }
}
