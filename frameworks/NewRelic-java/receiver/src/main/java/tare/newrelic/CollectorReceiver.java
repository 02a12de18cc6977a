package tare.newrelic;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import tare.receiver.MalformedMessageException;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;
import tare.receiver.http.HttpAnswer;
import tare.receiver.http.HttpMessage;
import tare.receiver.http.HttpReceiver;
import tare.receiver.http.HttpService;

/**
 * Stands in for New Relic's collector. With {@code --certificate FILE} it speaks HTTPS, with a
 * certificate made at its start, which the agent finds in that file; else HTTP. With {@code
 * --metric NAME} its records are the calls which that metric counts, else spans.
 */
public final class CollectorReceiver {

  private static final String TARGET = "POST /agent_listener/invoke_raw_method";

  private CollectorReceiver() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, CollectorReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    Set<String> known = new HashSet<>(MessageLimits.OPTIONS);
    known.addAll(Set.of("--certificate", "--metric"));
    MessageLimits limits = MessageLimits.of(options.allowing(known));
    CollectorMessages messages = new CollectorMessages(counts, options.text("--metric", ""));
    HttpService service = request -> answer(request, messages);
    String certificate = options.text("--certificate", "");
    return certificate.isEmpty()
        ? HttpReceiver.start(address, counts, limits, service)
        : HttpReceiver.startSecure(
            address, counts, limits, service, ServerCertificate.make(Path.of(certificate)));
  }

  private static HttpAnswer answer(HttpMessage request, CollectorMessages messages)
      throws MalformedMessageException {
    String target = request.method() + " " + request.path();
    if (!target.equals(TARGET)) {
      throw new MalformedMessageException(target + " is not " + TARGET);
    }
    String value = messages.take(request.query("method"), request.body());
    return HttpAnswer.text(200, "application/json", "{\"return_value\":" + value + "}");
  }
}
