package tare.analysis.report.html;

import java.util.List;
import tare.analysis.report.Doubts;
import tare.analysis.report.GateDecision;

/**
 * What the templates print: words and numbers only, all of them finished.
 *
 * @param subjects what it is about
 * @param notices what the reader must know before anything else
 * @param parts one for each results folder
 * @param frameworks that can be filtered
 * @param stages that can be filtered
 * @param table one row for each arm
 * @param sweeps what was swept; null when nothing was
 * @param releases whether several releases of an agent were measured
 * @param data what is drawn, as JSON that may stand in a script element
 * @param assets styles and scripts
 */
public record ReportPage(
    Subjects subjects,
    List<Notice> notices,
    List<Part> parts,
    List<String> frameworks,
    List<String> stages,
    ArmTable table,
    Sweeps sweeps,
    boolean releases,
    String data,
    Assets assets) {

  /**
   * A banner.
   *
   * @param title what is the matter
   * @param text the figures behind it
   * @param remedy what can be done
   */
  public record Notice(String title, String text, String remedy) {}

  /**
   * One results folder.
   *
   * @param name of the experiment
   * @param createdAt when it began
   * @param what was measured
   * @param where it was measured
   * @param trust what speaks for and against the numbers
   * @param findings plain sentences
   * @param doubts warnings with remedies
   * @param gate what a gate decided on these results; null when they are none's
   * @param reproduction what it takes to measure the same again
   */
  public record Part(
      String name,
      String createdAt,
      List<Fact> what,
      List<Fact> where,
      List<Fact> trust,
      List<String> findings,
      List<Doubts> doubts,
      GateDecision gate,
      Reproduction reproduction) {}

  /**
   * A name and what it is.
   *
   * @param state {@code good}, {@code doubtful} or {@code bad}; empty where there is nothing to
   *     judge
   */
  public record Fact(String name, String text, String state) {

    static Fact of(String name, String text) {
      return new Fact(name, text, "");
    }
  }

  /**
   * What it takes to measure the same again.
   *
   * @param command as it was typed
   * @param parameters of the experiment
   * @param agents with their checksums
   * @param machine everything known of it
   * @param commandLines of the measured JVM by arm
   */
  public record Reproduction(
      String command,
      List<Fact> parameters,
      List<AgentFile> agents,
      List<Fact> machine,
      List<Fact> commandLines) {}

  /**
   * A file that was attached.
   *
   * @param pinned whether the checksum is the one the framework's description demands
   */
  public record AgentFile(String framework, String coordinates, String sha256, boolean pinned) {}

  /** Whether a gate decided on any of them. */
  public boolean gates() {
    return parts.stream().anyMatch(part -> part.gate() != null);
  }

  /** Whether there is more than one results folder. */
  public boolean several() {
    return parts.size() > 1;
  }
}
