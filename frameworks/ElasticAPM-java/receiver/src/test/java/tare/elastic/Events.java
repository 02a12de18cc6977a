package tare.elastic;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * Lines of intake requests as version 1.55.1 of the agent sends them, shortened by what is alike.
 */
final class Events {

  static final String METADATA =
      "{\"metadata\":{\"service\":{\"name\":\"tare\",\"agent\":{\"name\":\"java\"}}}}\n";
  static final String SPAN =
      "{\"span\":{\"name\":\"RecursiveWorkload#monitoredMethod\",\"id\":\"ad7d3d275f2abda9\","
          + "\"trace_id\":\"1f5b6bb6c855ee72fb7f99531478f5cc\",\"context\":{\"tags\":{}},"
          + "\"sample_rate\":1.0,\"type\":\"custom\"}}\n";
  static final String TRANSACTION =
      "{\"transaction\":{\"id\":\"95c8ceb4de7749e7\","
          + "\"trace_id\":\"1f5b6bb6c855ee72fb7f99531478f5cc\","
          + "\"span_count\":{\"dropped\":0,\"started\":1}}}\n";
  static final String METRICS = "{\"metricset\":{\"timestamp\":1,\"samples\":{}}}\n";

  private Events() {}

  /** A request of one transaction and otherwise spans. */
  static byte[] request(int records) {
    return (METADATA + SPAN.repeat(records - 1) + METRICS + TRANSACTION).getBytes(UTF_8);
  }
}
