package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tare.model.Expectation;
import tare.model.Stage;

/**
 * A named set-up of one framework.
 *
 * @param id unique in its framework
 * @param stage what it switches on
 * @param title what it is called in a table; the id unless given
 * @param description what a reader should know beyond the title
 * @param moobenchIndex the original's number of this configuration
 * @param byDefault whether it runs when no configuration is named ({@code default})
 * @param attach false: no agent and none of the framework's flags, unlike what is usual
 * @param agentJar jar attached instead of the framework's, for example {@code ${extra.NAME}}
 * @param jvmArgs added after the framework's
 * @param env added to the framework's
 * @param templates file of the folder to where it is written before each fork, placeholders filled
 * @param copies file or folder to where it is copied before each fork
 * @param stdout file that standard output is written to; the fork's log unless given
 * @param receiver what counts records that come over the network
 * @param reader what counts records on disk
 * @param readiness what must be seen before measuring starts
 * @param expect what must arrive; one record a monitored call where something counts, else nothing
 * @param evidence what shows that the agent instrumented
 * @param drops where the agent says what it dropped
 * @param perRecord what a record holds until the run has ended
 * @param pace a rate it can bear
 * @param limits how long to wait; the framework's unless given
 */
public record ConfigurationDefinition(
    String id,
    Stage stage,
    Optional<String> title,
    Optional<String> description,
    Optional<Integer> moobenchIndex,
    @JsonProperty("default") boolean byDefault,
    Optional<Boolean> attach,
    Optional<String> agentJar,
    List<String> jvmArgs,
    Map<String, String> env,
    Map<String, String> templates,
    Map<String, String> copies,
    Optional<String> stdout,
    Optional<ReceiverDefinition> receiver,
    Optional<ReaderDefinition> reader,
    Optional<Readiness> readiness,
    Optional<ExpectDefinition> expect,
    Optional<EvidenceDefinition> evidence,
    Optional<DropsDefinition> drops,
    Optional<PerRecordDefinition> perRecord,
    Optional<PaceDefinition> pace,
    Optional<LimitsDefinition> limits) {

  public ConfigurationDefinition {
    jvmArgs = List.copyOf(jvmArgs);
    env = Map.copyOf(env);
    templates = Map.copyOf(templates);
    copies = Map.copyOf(copies);
  }

  /** Whether this is the framework's configuration without any agent. */
  public boolean isBaseline() {
    return stage == Stage.BASELINE;
  }

  /** Whether the agent is attached with the framework's flags. */
  public boolean attached() {
    return !isBaseline() && attach.orElse(true);
  }

  /** What it is called in a table. */
  public String label() {
    return title.orElse(id);
  }

  /** What must arrive. */
  public Expectation expectation() {
    if (expect.isPresent()) {
      return expect.get().expectation();
    }
    return counted() ? new Expectation(1, 0) : Expectation.NOTHING;
  }

  /** Whether something counts its records. */
  public boolean counted() {
    return receiver.isPresent() || reader.isPresent();
  }
}
