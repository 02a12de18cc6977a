package tare.cli;

import java.util.stream.Collectors;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.DropsDefinition;
import tare.controller.definition.EvidenceDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.ReaderDefinition;
import tare.controller.definition.ReceiverDefinition;
import tare.model.Expectation;
import tare.model.Stage;

/** What a framework's file says, in words. */
final class ConfigurationWords {

  private ConfigurationWords() {}

  /** The JDKs it is known to work on. */
  static String jdks(FrameworkDefinition framework) {
    return framework.jdks().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** Its stages, from the baseline on. */
  static String stages(FrameworkDefinition framework) {
    return framework.configurations().stream()
        .map(ConfigurationDefinition::stage)
        .distinct()
        .sorted()
        .map(Stage::label)
        .collect(Collectors.joining(", "));
  }

  /** What must arrive, and what counts it. */
  static String records(ConfigurationDefinition configuration) {
    Expectation promised = configuration.expectation();
    if (promised.recordsPerMonitoredCall() == 0) {
      return "none";
    }
    String constant = promised.constant() == 0 ? "" : " and " + promised.constant() + " more";
    return promised.recordsPerMonitoredCall()
        + " a monitored call"
        + constant
        + ", counted by "
        + counter(configuration);
  }

  private static String counter(ConfigurationDefinition configuration) {
    return configuration
        .receiver()
        .map(ConfigurationWords::receiver)
        .or(() -> configuration.reader().map(ConfigurationWords::reader))
        .orElse("nothing");
  }

  private static String receiver(ReceiverDefinition receiver) {
    if (receiver instanceof ReceiverDefinition.Protocol open) {
      return "a receiver of " + open.protocol();
    }
    return receiver instanceof ReceiverDefinition.Backend server
        ? "a real server, " + server.backend()
        : "a receiver of its own protocol";
  }

  private static String reader(ReaderDefinition reader) {
    return reader instanceof ReaderDefinition.Lines ? "lines of a file" : "a reader of its files";
  }

  /** What shows that it instrumented. */
  static String evidence(ConfigurationDefinition configuration) {
    if (configuration.evidence().isPresent()) {
      return evidence(configuration.evidence().get());
    }
    return configuration.expectation().recordsPerMonitoredCall() > 0 ? "records" : "none: unproven";
  }

  private static String evidence(EvidenceDefinition evidence) {
    if (evidence instanceof EvidenceDefinition.Line) {
      return "a line of its log";
    }
    return evidence instanceof EvidenceDefinition.Counter ? "its own counter" : "the changed class";
  }

  /** Where the agent says what it dropped; a dash where nothing is to arrive. */
  static String drops(ConfigurationDefinition configuration) {
    if (configuration.expectation().recordsPerMonitoredCall() == 0) {
      return "–";
    }
    return configuration.drops().map(ConfigurationWords::drops).orElse("not reported");
  }

  private static String drops(DropsDefinition drops) {
    if (drops instanceof DropsDefinition.SumOf) {
      return "in its log";
    }
    return drops instanceof DropsDefinition.Counter ? "in its own counter" : "over the protocol";
  }
}
