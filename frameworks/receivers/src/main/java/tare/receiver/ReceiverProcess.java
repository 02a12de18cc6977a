package tare.receiver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/**
 * A receiver as a process: {@code --port} on the command line, {@code listening PORT} as the first
 * line on standard output, then one line for every word on standard input: {@code count} is
 * answered by a {@linkplain CountLine count line}, {@code exit} by the last one. The end of
 * standard input ends the process as {@code exit} does, so that no receiver outlives its
 * controller.
 */
public final class ReceiverProcess {

  /** Exit status of a receiver that could not start and of a reader that could not read. */
  static final int FAILED = 3;

  private static final int LARGEST_PORT = 65_535;

  private ReceiverProcess() {}

  /** Runs a receiver until it is told to end, then ends the JVM. */
  public static void run(String[] arguments, Receiver.Protocol protocol) {
    int status = FAILED;
    try {
      status = serve(arguments, protocol, System.in, System.out);
    } catch (IOException | RuntimeException | LinkageError e) {
      System.err.println(message(e));
    }
    System.out.flush();
    System.err.flush();
    // Not exit: shutdown hooks of the agent's own classes must not hold up the end.
    Runtime.getRuntime().halt(status);
  }

  static int serve(
      String[] arguments, Receiver.Protocol protocol, InputStream words, PrintStream answers)
      throws IOException {
    Options options = Options.of(arguments);
    int port = options.number("--port", 0, LARGEST_PORT);
    RecordCounts counts = new RecordCounts();
    Receiver receiver = start(protocol, port, counts, options);
    try (receiver) {
      say(answers, "listening " + receiver.port());
      answer(words, answers, counts);
      say(answers, counts.line().toString());
    }
    return 0;
  }

  private static Receiver start(
      Receiver.Protocol protocol, int port, RecordCounts counts, Options options)
      throws IOException {
    // The literal address: "localhost" may be something else, and a receiver is nobody else's.
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    try {
      return protocol.start(
          new InetSocketAddress(loopback, port), counts, options.without("--port"));
    } catch (IOException e) {
      throw new IOException("cannot listen on 127.0.0.1:" + port + ": " + message(e), e);
    }
  }

  private static void answer(InputStream words, PrintStream answers, RecordCounts counts)
      throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(words, StandardCharsets.UTF_8));
    for (String word = lines.readLine(); word != null; word = lines.readLine()) {
      switch (word.strip()) {
        case "exit" -> {
          return;
        }
        case "count" -> say(answers, counts.line().toString());
        default -> say(answers, "unknown word '" + word + "'; known: count exit");
      }
    }
  }

  private static void say(PrintStream answers, String line) {
    answers.println(line);
    answers.flush();
  }

  /** The first line of what went wrong, or its kind where it says nothing. */
  static String message(Throwable e) {
    String message = e.getMessage();
    return message == null || message.isBlank()
        ? e.getClass().getSimpleName()
        : message.lines().findFirst().orElseThrow();
  }
}
