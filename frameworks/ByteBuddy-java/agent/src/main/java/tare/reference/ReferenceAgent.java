package tare.reference;

import java.io.IOException;
import java.lang.instrument.Instrumentation;

/** Starts the agent. What cannot start ends the JVM, with one line that says why. */
public final class ReferenceAgent {

  private static volatile int severity;
  private static volatile Rings rings;

  private ReferenceAgent() {}

  /**
   * Called by the JVM before the application.
   *
   * @param arguments pairs of name and value, separated by commas; may be null
   */
  public static void premain(String arguments, Instrumentation instrumentation) {
    try {
      start(Settings.of(arguments, System.getProperties()), instrumentation);
    } catch (IOException | RuntimeException e) {
      Console.fail(e);
    }
  }

  private static void start(Settings settings, Instrumentation instrumentation) throws IOException {
    Methods methods = new Methods();
    severity = settings.severity();
    if (severity > 0) {
      new SeverityCalibration().start();
    }
    if (settings.mode() != Mode.INSTRUMENTATION) {
      Consumer consumer = Consumer.start(settings, methods);
      rings = consumer.rings();
      Runtime.getRuntime().addShutdownHook(new Thread(consumer::finish, "tare-reference-shutdown"));
    }
    instrumentation.addTransformer(new Instrumenter(settings, methods));
  }

  /** For {@link Severity}'s constant. */
  static int severity() {
    return severity;
  }

  /** For {@link Recorder}'s constant. */
  static Rings rings() {
    return rings;
  }
}
