package tare.applicationinsights;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Items as version 3.5.3 of the agent sends them, shortened by what is alike. */
final class Items {

  static final String REQUEST =
      "{\"ver\":1,\"name\":\"Request\",\"time\":\"2026-11-30T18:46:58.551Z\","
          + "\"iKey\":\"00000000-0000-0000-0000-000000000001\","
          + "\"tags\":{\"ai.cloud.role\":\"tare\"},"
          + "\"data\":{\"baseType\":\"RequestData\",\"baseData\":{\"ver\":2,"
          + "\"id\":\"ad7d3d275f2abda9\",\"name\":\"RecursiveWorkload.monitoredMethod\"}}}\n";
  static final String DEPENDENCY = REQUEST.replace("RequestData", "RemoteDependencyData");
  static final String METRIC =
      "{\"ver\":1,\"name\":\"Metric\",\"iKey\":\"00000000-0000-0000-0000-000000000001\","
          + "\"data\":{\"baseType\":\"MetricData\",\"baseData\":{\"ver\":2,"
          + "\"metrics\":[{\"name\":\"Loaded Class Count\",\"value\":7999.0}]}}}\n";

  private Items() {}

  /** A request of that many records and a metric. */
  static byte[] request(int records) {
    return (REQUEST + METRIC + DEPENDENCY.repeat(records - 1)).getBytes(UTF_8);
  }
}
