package tare.applicationinsights;

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
 * Stands in for an ingestion endpoint: {@code POST /v2.1/track} takes telemetry, {@code GET
 * /api/profiles/KEY/appId} says whose it is.
 */
public final class TrackReceiver {

  private static final String JSON = "application/json";
  private static final String APPLICATION_ID = "00000000-0000-0000-0000-000000000002";

  private TrackReceiver() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, TrackReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    MessageLimits limits = MessageLimits.of(options.allowing(MessageLimits.OPTIONS));
    return HttpReceiver.start(address, counts, limits, request -> answer(request, counts));
  }

  private static HttpAnswer answer(HttpMessage request, RecordCounts counts)
      throws MalformedMessageException {
    String target = request.method() + " " + request.path();
    if (target.equals("POST /v2.1/track")) {
      TrackMessage message = TrackMessage.parse(request.body());
      counts.batch(message.records(), request.body().length);
      return HttpAnswer.text(200, JSON, accepted(message.items()));
    }
    if (target.matches("GET /api/profiles/[^/]+/appId")) {
      return HttpAnswer.text(200, "text/plain", APPLICATION_ID);
    }
    throw new MalformedMessageException(target + " is not of the ingestion protocol");
  }

  private static String accepted(long items) {
    return "{\"itemsReceived\":" + items + ",\"itemsAccepted\":" + items + ",\"errors\":[]}";
  }
}
