package tare.receiver.otlp;

import io.grpc.BindableService;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.net.InetSocketAddress;
import tare.receiver.MalformedMessageException;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;
import tare.receiver.grpc.Bytes;
import tare.receiver.grpc.CallWatch;
import tare.receiver.grpc.GrpcReceiver;

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
    return GrpcReceiver.start(address, counts, limits, traceService());
  }

  /**
   * Takes the messages as bytes: their size is counted too, and a damaged one must not get lost.
   */
  private static BindableService traceService() {
    MethodDescriptor<byte[], byte[]> export =
        MethodDescriptor.newBuilder(new Bytes(), new Bytes())
            .setType(MethodType.UNARY)
            .setFullMethodName(MethodDescriptor.generateFullMethodName(SERVICE, "Export"))
            .build();
    return () ->
        ServerServiceDefinition.builder(SERVICE)
            .addMethod(export, ServerCalls.asyncUnaryCall(OtlpGrpcReceiver::export))
            .build();
  }

  private static void export(byte[] payload, StreamObserver<byte[]> answers) {
    try {
      CallWatch.batch(TraceMessage.spans(payload), payload.length);
    } catch (MalformedMessageException e) {
      answers.onError(
          Status.INVALID_ARGUMENT
              .withDescription(e.getMessage())
              .withCause(e)
              .asRuntimeException());
      return;
    }
    // Empty bytes are an ExportTraceServiceResponse without a partial success.
    answers.onNext(new byte[0]);
    answers.onCompleted();
  }
}
