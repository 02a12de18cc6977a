package tare.receiver.otlp;

import com.google.protobuf.ByteString;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.AnyValue;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.resource.v1.Resource;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.GZIPOutputStream;

/** Trace requests as the generated classes of the protocol write them. */
final class Traces {

  private Traces() {}

  static byte[] request(int spans) {
    return request(spans, 16, 8);
  }

  static byte[] request(int spans, int traceIdBytes, int spanIdBytes) {
    ScopeSpans.Builder scope = ScopeSpans.newBuilder().setSchemaUrl("schema");
    for (int i = 0; i < spans; i++) {
      scope.addSpans(
          Span.newBuilder()
              .setTraceId(ByteString.copyFrom(new byte[traceIdBytes]))
              .setSpanId(ByteString.copyFrom(new byte[spanIdBytes]))
              .setName("monitoredMethod")
              .setStartTimeUnixNano(1)
              .addAttributes(attribute("thread.name"))
              .addEvents(Span.Event.newBuilder().setName("event")));
    }
    return ExportTraceServiceRequest.newBuilder()
        .addResourceSpans(
            ResourceSpans.newBuilder()
                .setResource(Resource.newBuilder().addAttributes(attribute("service.name")))
                .addScopeSpans(scope))
        .build()
        .toByteArray();
  }

  private static KeyValue attribute(String key) {
    return KeyValue.newBuilder()
        .setKey(key)
        .setValue(AnyValue.newBuilder().setStringValue("main"))
        .build();
  }

  static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    try (GZIPOutputStream compressed = new GZIPOutputStream(sent)) {
      compressed.write(content);
    }
    return sent.toByteArray();
  }
}
