package tare.receiver.otlp;

import java.io.IOException;
import java.net.InetSocketAddress;
import tare.receiver.MalformedMessageException;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;
import tare.receiver.grpc.CallWatch;
import tare.receiver.grpc.GrpcReceiver;
import tare.receiver.grpc.MessageService;

/** Receives traces as OTLP over gRPC: {@code TraceService/Export}. */
public final class OtlpGrpcReceiver {

  private static final String SERVICE = "opentelemetry.proto.collector.trace.v1.TraceService";

  private OtlpGrpcReceiver() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, OtlpGrpcReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    MessageLimits limits = MessageLimits.of(options.allowing(MessageLimits.OPTIONS));
    return GrpcReceiver.start(
        address,
        counts,
        limits,
        // The empty answer is an ExportTraceServiceResponse without a partial success.
        new MessageService(SERVICE).unary("Export", OtlpGrpcReceiver::export, new byte[0]));
  }

  private static void export(byte[] request) throws MalformedMessageException {
    CallWatch.batch(TraceMessage.spans(request), request.length);
  }
}
