package tare.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import tare.controller.ExperimentListener;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.environment.Machine;
import tare.controller.environment.MachineReader;
import tare.controller.plan.ExperimentRequest;
import tare.controller.plan.FrameworkChoice;
import tare.controller.plan.Jdk;
import tare.controller.plan.Order;
import tare.controller.plan.Profile;
import tare.controller.plan.Variant;
import tare.controller.process.Installation;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

/** Small studies on the checkout under test. */
final class TestStudies {

  /** The checkout. */
  static final Path HOME = Path.of("").toAbsolutePath().getParent();

  /** Tare as it was built there. */
  static final Installation INSTALLATION = Installation.of(HOME);

  private static final long CALLS = 5_000;
  private static final int DEPTH = 10;

  private TestStudies() {}

  private static Study study(Installation installation) {
    return new Study(
        new StudyContext(
            installation,
            HOME.resolve("results"),
            machine(),
            "test",
            List.of("tare", "test"),
            false,
            ExperimentListener.NONE,
            line -> {}));
  }

  private static Future<Machine> machine() {
    FutureTask<Machine> reading = new FutureTask<>(MachineReader::read);
    reading.run();
    return reading;
  }

  /** One short fork of each configuration. */
  static void measure(
      Installation installation,
      FrameworkDefinition framework,
      List<ConfigurationDefinition> configurations,
      Jdk jdk,
      Path folder)
      throws IOException, InterruptedException {
    Study study = study(installation);
    study.measure(study.plan(request(framework, configurations, jdk)), folder);
  }

  /** Gets what a framework needs; what cannot be had is named, a line each. */
  static List<String> fetch(FrameworkDefinition framework) {
    return study(INSTALLATION).fetch(List.of(framework.id()));
  }

  private static ExperimentRequest request(
      FrameworkDefinition framework, List<ConfigurationDefinition> configurations, Jdk jdk) {
    return new ExperimentRequest(
        "contract",
        Profile.QUICK,
        List.of(FrameworkChoice.pinned(framework)),
        configurations.stream().map(ConfigurationDefinition::id).toList(),
        List.of(WorkloadParameters.of(CALLS, DEPTH, 1, 0)),
        List.of(jdk),
        List.of(Variant.PLAIN),
        List.of(),
        1,
        Order.FIXED,
        1,
        RunSettings.DEFAULT);
  }
}
