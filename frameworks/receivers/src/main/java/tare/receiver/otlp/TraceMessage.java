package tare.receiver.otlp;

import com.google.protobuf.InvalidProtocolBufferException;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import tare.receiver.MalformedMessageException;

/** Counts the spans in one ExportTraceServiceRequest. */
final class TraceMessage {

  private static final int TRACE_ID_BYTES = 16;
  private static final int SPAN_ID_BYTES = 8;

  private TraceMessage() {}

  /**
   * The number of spans.
   *
   * @throws MalformedMessageException when any part of the message is not as the protocol says:
   *     then none of its spans counts
   */
  static long spans(byte[] payload) throws MalformedMessageException {
    ExportTraceServiceRequest request;
    try {
      request = ExportTraceServiceRequest.parseFrom(payload);
    } catch (InvalidProtocolBufferException e) {
      throw new MalformedMessageException("no protobuf of the type expected", e);
    }
    // Any bytes that happen to be valid protobuf parse as a request of nothing but unknown fields.
    if (request.getResourceSpansCount() == 0 && payload.length > 0) {
      throw new MalformedMessageException("a trace request without resource_spans");
    }
    long spans = 0;
    for (ResourceSpans resource : request.getResourceSpansList()) {
      for (ScopeSpans scope : resource.getScopeSpansList()) {
        for (Span span : scope.getSpansList()) {
          check(span);
          spans++;
        }
      }
    }
    return spans;
  }

  private static void check(Span span) throws MalformedMessageException {
    if (span.getTraceId().size() != TRACE_ID_BYTES || span.getSpanId().size() != SPAN_ID_BYTES) {
      throw new MalformedMessageException("a span whose ids have a wrong length");
    }
  }
}
