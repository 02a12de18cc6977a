package tare.study;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import tare.controller.ExperimentListener;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.environment.Machine;
import tare.controller.environment.MachineReader;
import tare.controller.plan.Jdk;
import tare.controller.process.Installation;

/** Small studies on the checkout under test. */
final class TestStudies {

  /** The checkout. */
  static final Path HOME = Path.of("").toAbsolutePath().getParent();

  /** Tare as it was built there. */
  static final Installation INSTALLATION = Installation.of(HOME);

  private TestStudies() {}

  static Study study(Installation installation) {
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

  /** Gets what a framework needs; what cannot be had is named, a line each. */
  static List<String> fetch(FrameworkDefinition framework) {
    return study(INSTALLATION).fetch(List.of(framework.id()));
  }

  /** Proves frameworks as {@code tare frameworks --verify} does. */
  static Verification verification(Installation installation, Jdk jdk) {
    return new Verification(study(installation), jdk);
  }
}
