package tare.newrelic;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Bodies of calls as version 8.19.0 of the agent sends them, shortened by what is alike. */
final class Calls {

  static final String METRIC = "Java/tare.workload.monitored.RecursiveWorkload/monitoredMethod";

  private static final String SPAN =
      "[{\"traceId\":\"e72daebee9e91870ca97d3a8552ce49e\",\"guid\":\"ee781ce4a540338d\","
          + "\"type\":\"Span\",\"category\":\"generic\"},{},{\"code.function\":\"monitoredMethod\"}]";

  private Calls() {}

  /** The method's metric in the scope of its transaction and without one, among others. */
  static byte[] metrics(long calls) {
    String name = "{\"name\":\"" + METRIC.replace("/", "\\/") + "\"";
    String numbers = ",[" + calls + ",0.5,0.1,0.001,0.002,0.25]]";
    return ("[\"1\",1796064540,1796064545,["
            + "[{\"name\":\"Supportability\\/SpanEvents\"},[1,0,0,0,0,0]],"
            + ("[" + name + ",\"scope\":\"OtherTransaction\\/Custom\"}" + numbers + ",")
            + ("[" + name + "}" + numbers)
            + "]]")
        .getBytes(UTF_8);
  }

  /** So many spans of those that the agent saw. */
  static byte[] spans(int spans, long seen) {
    String events = spans == 0 ? "" : SPAN + ("," + SPAN).repeat(spans - 1);
    String reservoir = "{\"reservoir_size\":2000,\"events_seen\":" + seen + "}";
    return ("[\"1\"," + reservoir + ",[" + events + "]]").getBytes(UTF_8);
  }
}
