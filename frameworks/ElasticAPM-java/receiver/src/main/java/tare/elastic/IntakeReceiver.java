package tare.elastic;

import java.io.IOException;
import java.net.InetSocketAddress;
import tare.receiver.MalformedMessageException;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;
import tare.receiver.http.HttpAnswer;
import tare.receiver.http.HttpMessage;
import tare.receiver.http.HttpReceiver;

/**
 * Stands in for an APM server: {@code GET /} says its version, {@code POST /intake/v2/events} takes
 * events.
 */
public final class IntakeReceiver {

  private static final String JSON = "application/json";

  /** Since 8.0 an agent does not send unsampled transactions: a server of today. */
  private static final String SERVER = "{\"version\":\"8.17.0\"}";

  private IntakeReceiver() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, IntakeReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    MessageLimits limits = MessageLimits.of(options.allowing(MessageLimits.OPTIONS));
    return HttpReceiver.start(address, counts, limits, request -> answer(request, counts));
  }

  private static HttpAnswer answer(HttpMessage request, RecordCounts counts)
      throws MalformedMessageException {
    String target = request.method() + " " + request.path();
    return switch (target) {
      case "GET /" -> HttpAnswer.text(200, JSON, SERVER);
      case "POST /intake/v2/events" -> {
        counts.batch(IntakeMessage.records(request.body()), request.body().length);
        yield HttpAnswer.empty(202);
      }
      default -> throw new MalformedMessageException(target + " is not of the intake protocol");
    };
  }
}
