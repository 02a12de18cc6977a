package tare.receiver.otlp;

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

/** Receives traces as {@code http/protobuf}: {@code POST /v1/traces}. */
public final class OtlpHttpReceiver {

  private static final String PATH = "/v1/traces";
  private static final String PROTOBUF = "application/x-protobuf";

  private OtlpHttpReceiver() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, OtlpHttpReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    MessageLimits limits = MessageLimits.of(options.allowing(MessageLimits.OPTIONS));
    return HttpReceiver.start(address, counts, limits, request -> export(request, counts));
  }

  private static HttpAnswer export(HttpMessage request, RecordCounts counts)
      throws MalformedMessageException {
    if (!request.method().equals("POST") || !request.path().equals(PATH)) {
      throw new MalformedMessageException(
          request.method() + " " + request.path() + " is not POST " + PATH);
    }
    if (!request.header("content-type").equals(PROTOBUF)) {
      throw new MalformedMessageException("the content type is not " + PROTOBUF);
    }
    counts.batch(TraceMessage.spans(request.body()), request.body().length);
    // The empty body is an ExportTraceServiceResponse without a partial success.
    return new HttpAnswer(200, PROTOBUF, new byte[0]);
  }
}
