package tare.datadog;

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
 * Stands in for a Datadog agent: {@code /info} says what it can do, {@code /v0.4/traces} takes
 * spans, {@code /v0.6/stats} the statistics that the tracer computes itself.
 */
public final class TraceReceiver {

  private static final String JSON = "application/json";

  /** What an agent of today says; from 7.65 on the tracer computes statistics itself. */
  private static final String INFO =
      "{\"version\":\"7.70.0\",\"endpoints\":[\"/v0.4/traces\",\"/v0.6/stats\"],"
          + "\"client_drop_p0s\":true}";

  /** Keep every trace: the rates a real agent would answer when it is not busy. */
  private static final String RATES = "{\"rate_by_service\":{\"service:,env:\":1}}";

  private TraceReceiver() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    // Without it the library reads arrays through sun.misc.Unsafe, of which newer JDKs warn.
    System.setProperty("msgpack.universal-buffer", "true");
    ReceiverProcess.run(arguments, TraceReceiver::start);
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
      case "GET /info" -> HttpAnswer.text(200, JSON, INFO);
      case "PUT /v0.4/traces", "POST /v0.4/traces" -> {
        takeTraces(request, counts);
        yield HttpAnswer.text(200, JSON, RATES);
      }
      case "PUT /v0.6/stats", "POST /v0.6/stats" -> HttpAnswer.text(200, JSON, "{}");
      default -> throw new MalformedMessageException(target + " is not of the trace protocol");
    };
  }

  private static void takeTraces(HttpMessage request, RecordCounts counts)
      throws MalformedMessageException {
    long announced = number(request, "X-Datadog-Trace-Count");
    long dropped = number(request, "Datadog-Client-Dropped-P0-Spans");
    TraceMessage message = TraceMessage.parse(request.body());
    if (message.traces() != announced) {
      throw new MalformedMessageException(
          message.traces() + " traces where the header says " + announced);
    }
    counts.batch(message.spans(), request.body().length);
    counts.dropped(dropped);
  }

  private static long number(HttpMessage request, String header) throws MalformedMessageException {
    String value = request.header(header);
    try {
      long number = value.isEmpty() ? 0 : Long.parseLong(value);
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Falls through to the same error as a negative number.
    }
    throw new MalformedMessageException(header + " is no count: " + value);
  }
}
