package tare.study;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tare.controller.plan.Jdk;
import tare.controller.plan.PlanRefusedException;

/** Finds out what a JDK is without starting it. */
public final class JdkHomes {

  private static final Pattern FEATURE = Pattern.compile("(?:1\\.)?(\\d+).*");

  private JdkHomes() {}

  /** The JDK that runs this program. */
  public static Jdk current() {
    return new Jdk(
        System.getProperty("java.home"),
        Runtime.version().feature(),
        System.getProperty("java.runtime.version"));
  }

  /**
   * The JDK in that folder.
   *
   * @throws PlanRefusedException when there is none; one line
   */
  public static Jdk at(Path home) {
    if (!Files.isExecutable(home.resolve("bin").resolve("java"))) {
      throw new PlanRefusedException(
          "there is no JDK in " + home + " (no bin/java): name a JDK's home with --java");
    }
    String version = version(home);
    Matcher matcher = FEATURE.matcher(version);
    if (!matcher.matches()) {
      throw new PlanRefusedException(
          home.resolve("release") + " has no JAVA_VERSION: name a whole JDK's home with --java");
    }
    int feature = Integer.parseInt(matcher.group(1));
    if (feature < 17) {
      throw new PlanRefusedException(
          home + " is Java " + feature + ": measured JVMs need 17 or newer");
    }
    return new Jdk(home.toAbsolutePath().normalize().toString(), feature, version);
  }

  /** What the JDK's release file says of its version. */
  private static String version(Path home) {
    Properties release = new Properties();
    try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
      release.load(reader);
    } catch (IOException e) {
      throw new PlanRefusedException(
          home.resolve("release") + " cannot be read: name a whole JDK's home with --java");
    }
    String runtime = release.getProperty("JAVA_RUNTIME_VERSION");
    String version = runtime == null ? release.getProperty("JAVA_VERSION", "") : runtime;
    return version.replace("\"", "");
  }
}
