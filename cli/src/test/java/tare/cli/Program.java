package tare.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import picocli.CommandLine;

/** The command line in this JVM, at home in the project's folder; keeps what is printed. */
final class Program implements BeforeEachCallback, AfterEachCallback {

  /** Where Tare is installed. */
  static final Path HOME = Path.of("").toAbsolutePath().getParent();

  private final Function<String, String> environment;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /** Without environment variables. */
  Program() {
    this(name -> null);
  }

  /**
   * @param environment variables by name
   */
  Program(Function<String, String> environment) {
    this.environment = environment;
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    System.setProperty("tare.home", HOME.toString());
  }

  @Override
  public void afterEach(ExtensionContext context) {
    System.clearProperty("tare.home");
  }

  /**
   * Runs a command; what an earlier one printed is forgotten.
   *
   * @return its exit code
   */
  int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    CommandLine commandLine = Main.commandLine(environment);
    commandLine.setOut(new PrintWriter(out, true));
    commandLine.setErr(new PrintWriter(err, true));
    return commandLine.execute(arguments);
  }

  /** What the last command printed as its result. */
  String out() {
    return out.toString();
  }

  /** What it printed beside. */
  String err() {
    return err.toString();
  }
}
