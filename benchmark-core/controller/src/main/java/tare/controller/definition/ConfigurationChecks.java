package tare.controller.definition;

import java.util.Optional;

/** What must be true of one configuration beyond the form of the file. */
final class ConfigurationChecks {
  private final FrameworkDefinition framework;
  private final ConfigurationDefinition configuration;
  private final String path;
  private final Problems problems;

  ConfigurationChecks(
      FrameworkDefinition framework,
      ConfigurationDefinition configuration,
      String path,
      Problems problems) {
    this.framework = framework;
    this.configuration = configuration;
    this.path = path;
    this.problems = problems;
  }

  void run(Surroundings surroundings) {
    if (configuration.isBaseline()) {
      baseline();
      return;
    }
    problems.addIf(
        configuration.receiver().isPresent() && configuration.reader().isPresent(),
        path,
        "records are counted once: give a receiver or a reader, not both");
    problems.addIf(
        !configuration.counted() && configuration.expectation().recordsPerMonitoredCall() > 0,
        path + ".expect",
        "records are expected, but nothing counts them; give a receiver or a reader");
    configuration.receiver().ifPresent(receiver -> receiver(receiver, surroundings));
    configuration.reader().ifPresent(this::reader);
    needsReceiver();
    TextChecks.configuration(framework, configuration, path, surroundings, problems);
  }

  private void baseline() {
    boolean bare =
        configuration.jvmArgs().isEmpty()
            && configuration.env().isEmpty()
            && configuration.templates().isEmpty()
            && configuration.copies().isEmpty()
            && absent(configuration.attach(), configuration.agentJar(), configuration.stdout())
            && absent(configuration.receiver(), configuration.reader(), configuration.readiness())
            && absent(configuration.expect(), configuration.evidence(), configuration.drops())
            && absent(configuration.perRecord(), configuration.pace(), configuration.limits());
    problems.addIf(
        !bare,
        path,
        "the baseline is no agent at all, the same for every framework: it can have no flags, "
            + "files, receiver or expectation");
  }

  private static boolean absent(Optional<?>... keys) {
    for (Optional<?> key : keys) {
      if (key.isPresent()) {
        return false;
      }
    }
    return true;
  }

  private void receiver(ReceiverDefinition receiver, Surroundings surroundings) {
    String key = path + ".receiver";
    if (receiver instanceof ReceiverDefinition.Protocol open) {
      problems.unknown(key + ".protocol", "protocol", open.protocol(), surroundings.protocols());
    } else if (receiver instanceof ReceiverDefinition.Backend server) {
      problems.unknown(key + ".backend", "backend", server.backend(), surroundings.backends());
      problems.addIf(
          configuration.readiness().equals(Optional.of(Readiness.CONNECTED)),
          path + ".readiness",
          "a backend does not say who is connected; use firstRecord or none");
    } else if (receiver instanceof ReceiverDefinition.Program own) {
      problems.unknown(key + ".module", "module", own.module(), framework.modules());
    }
  }

  private void reader(ReaderDefinition reader) {
    if (reader instanceof ReaderDefinition.Program own) {
      problems.unknown(path + ".reader.module", "module", own.module(), framework.modules());
    } else if (reader instanceof ReaderDefinition.Lines lines) {
      problems.addIf(
          lines.files().isEmpty() && configuration.stdout().isEmpty(),
          path + ".reader",
          "it is not said what to read; give files, or stdout in the configuration");
    }
  }

  private void needsReceiver() {
    boolean received = configuration.receiver().isPresent();
    problems.addIf(
        !received && configuration.readiness().filter(Readiness::toldByReceiver).isPresent(),
        path + ".readiness",
        "only a receiver can tell that the agent is ready; give one, or leave readiness out");
    problems.addIf(
        !received
            && configuration
                .drops()
                .filter(DropsDefinition.ByReceiver.class::isInstance)
                .isPresent(),
        path + ".drops",
        "there is no receiver that could count dropped records");
  }
}
