package tare.newrelic;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Set;
import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;

/** The methods an agent calls at the collector: counts records and says what to return. */
final class CollectorMessages {

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** What every agent must be told; all else stays at the agent's defaults. */
  private static final String SETTINGS =
      """
      {"agent_run_id":"1","data_report_period":60,"apdex_t":0.5,"messages":[],"url_rules":[],\
      "collect_errors":true,"collect_traces":true,"collect_error_events":true,\
      "collect_analytics_events":true,"collect_custom_events":true,"collect_span_events":true,\
      "account_id":"1","primary_application_id":"1","trusted_account_key":"1"}""";

  /** Answered with nothing. */
  private static final Set<String> OTHERS =
      Set.of(
          "agent_command_results",
          "agent_settings",
          "analytic_event_data",
          "custom_event_data",
          "error_data",
          "error_event_data",
          "log_event_data",
          "profile_data",
          "shutdown",
          "sql_trace_data",
          "transaction_sample_data",
          "update_loaded_modules");

  private final RecordCounts counts;
  private final String metric;

  /**
   * Counts into {@code counts}.
   *
   * @param metric the metric whose calls are the records; empty: spans are
   */
  CollectorMessages(RecordCounts counts, String metric) {
    this.counts = counts;
    this.metric = metric;
  }

  /**
   * Takes the body of one call.
   *
   * @return the value to return, as JSON
   * @throws MalformedMessageException when it is not as the protocol says
   */
  String take(String method, byte[] body) throws MalformedMessageException {
    JsonNode message = read(body);
    switch (method) {
      case "preconnect" -> {
        return "{\"redirect_host\":\"127.0.0.1\"}";
      }
      case "connect" -> {
        return SETTINGS;
      }
      case "get_agent_commands" -> {
        return "[]";
      }
      case "metric_data" -> {
        takeMetrics(message, body.length);
        return "[]";
      }
      case "span_event_data" -> {
        takeSpans(message, body.length);
        return "null";
      }
      default -> {
        require(OTHERS.contains(method), "an unknown method '" + method + "'");
        return "null";
      }
    }
  }

  private static JsonNode read(byte[] body) throws MalformedMessageException {
    try {
      JsonNode message = JSON.readTree(body);
      require(message.isArray(), "a body that is no array");
      return message;
    } catch (IOException e) {
      throw new MalformedMessageException("no JSON: " + e.getMessage(), e);
    }
  }

  /** Run, begin, end, then pairs of a metric's name and six numbers, the first its calls. */
  private void takeMetrics(JsonNode message, int bytes) throws MalformedMessageException {
    require(message.path(3).isArray(), "metric_data without metrics");
    long calls = 0;
    for (JsonNode pair : message.path(3)) {
      JsonNode name = pair.path(0).path("name");
      JsonNode count = pair.path(1).path(0);
      require(name.isTextual() && count.isNumber(), "a metric without name or count");
      // The same calls stand once more in the scope of their transaction.
      boolean unscoped = pair.path(0).path("scope").asText().isEmpty();
      if (unscoped && name.asText().equals(metric)) {
        require(count.canConvertToExactIntegral() && count.asLong() >= 0, "no count: " + count);
        calls += count.asLong();
      }
    }
    if (!metric.isEmpty()) {
      counts.batch(calls, bytes);
    }
  }

  /** Run, what the agent's reservoir saw, then its events of three objects each. */
  private void takeSpans(JsonNode message, int bytes) throws MalformedMessageException {
    JsonNode spans = message.path(2);
    require(spans.isArray(), "span_event_data without events");
    for (JsonNode span : spans) {
      JsonNode ids = span.path(0);
      require(
          ids.path("guid").isTextual() && ids.path("traceId").isTextual(), "a span without ids");
    }
    JsonNode seen = message.path(1).path("events_seen");
    require(
        seen.canConvertToExactIntegral() && seen.asLong() >= spans.size(),
        spans.size() + " spans of which it saw " + seen);
    if (metric.isEmpty()) {
      counts.batch(spans.size(), bytes);
      counts.dropped(seen.asLong() - spans.size());
    }
  }

  private static void require(boolean condition, String otherwise)
      throws MalformedMessageException {
    if (!condition) {
      throw new MalformedMessageException(otherwise);
    }
  }
}
