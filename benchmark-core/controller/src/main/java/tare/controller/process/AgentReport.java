package tare.controller.process;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.CounterDefinition;
import tare.controller.definition.DropsDefinition;
import tare.controller.definition.EvidenceDefinition;
import tare.controller.environment.Warnings;
import tare.model.Warning;

/**
 * What an agent says of itself: that it instrumented, and how many records it dropped. Its own
 * counters are read while it still runs, its log when it has ended.
 */
final class AgentReport {

  private final ForkTask task;
  private final ForkPlace place;
  private final PlaceholderValues values;
  private final HttpCounter http = new HttpCounter();
  private final List<Warning> warnings = new ArrayList<>();
  private double evidenceCounter;
  private double dropCounter;

  AgentReport(ForkTask task, ForkPlace place, PlaceholderValues values) {
    this.task = task;
    this.place = place;
    this.values = values;
  }

  /** Reads the agent's counters; to be called before the JVM ends. */
  void scrape() throws InterruptedException {
    if (evidence().orElse(null) instanceof EvidenceDefinition.Counter counter) {
      evidenceCounter = read(counter.counter());
    }
    if (drops().orElse(null) instanceof DropsDefinition.Counter counter) {
      dropCounter = read(counter.counter());
    }
  }

  /** What shows that it instrumented, in words. */
  Optional<String> evidenceSeen() throws ProcessFailure {
    EvidenceDefinition evidence = evidence().orElse(null);
    if (evidence instanceof EvidenceDefinition.Line line) {
      return LogSearch.firstLine(place.forkLog(), line.line());
    }
    if (evidence instanceof EvidenceDefinition.Counter counter) {
      return evidenceCounter > 0
          ? Optional.of(counter.counter().name() + " = " + Math.round(evidenceCounter))
          : Optional.empty();
    }
    return evidence instanceof EvidenceDefinition.Transformed ? transformed() : Optional.empty();
  }

  /** How it changed the monitored class, in words; empty when it has not, or not yet. */
  Optional<String> transformed() throws ProcessFailure {
    return TransformedClass.evidence(
        place.classLog(), task.parameters().application(), task.classPath());
  }

  /**
   * Records it says it dropped.
   *
   * @param counted what the receiver counted, drops the agent reported over the protocol included
   */
  long dropped(CountLine counted) throws ProcessFailure {
    DropsDefinition drops = drops().orElse(null);
    if (drops instanceof DropsDefinition.SumOf sum) {
      return LogSearch.sum(place.forkLog(), sum.sumOf());
    }
    return drops instanceof DropsDefinition.Counter ? Math.round(dropCounter) : counted.dropped();
  }

  private Optional<EvidenceDefinition> evidence() {
    return task.configuration().flatMap(ConfigurationDefinition::evidence);
  }

  private Optional<DropsDefinition> drops() {
    return task.configuration().flatMap(ConfigurationDefinition::drops);
  }

  /** A counter that cannot be read proves nothing: an agent that did not start has none. */
  private double read(CounterDefinition counter) throws InterruptedException {
    URI url = URI.create(values.fill(counter.url()));
    try {
      return http.read(url, counter.name()).orElse(0.0);
    } catch (IOException e) {
      warnings.add(Warnings.counterUnreadable(counter.name(), url + ": " + e));
      return 0;
    }
  }

  /** Doubts about what was read. */
  List<Warning> warnings() {
    return warnings;
  }
}
