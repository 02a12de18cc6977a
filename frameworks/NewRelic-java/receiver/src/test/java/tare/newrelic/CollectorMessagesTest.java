package tare.newrelic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;

class CollectorMessagesTest {

  private final RecordCounts counts = new RecordCounts();
  private final CollectorMessages ofMetric = new CollectorMessages(counts, Calls.METRIC);
  private final CollectorMessages ofSpans = new CollectorMessages(counts, "");

  @Test
  void countsTheCallsOfTheMetricOnceAndOverAllHarvests() throws Exception {
    assertThat(ofMetric.take("metric_data", Calls.metrics(199_000))).isEqualTo("[]");
    ofMetric.take("metric_data", Calls.metrics(1_000));
    ofMetric.take("span_event_data", Calls.spans(110, 200_000));
    assertThat(counts.line().records()).isEqualTo(200_000);
    assertThat(counts.line().batches()).isEqualTo(2);
    assertThat(counts.line().dropped()).isZero();
  }

  @Test
  void countsSpansAndThoseThatFoundNoRoom() throws Exception {
    assertThat(ofSpans.take("span_event_data", Calls.spans(110, 200_000))).isEqualTo("null");
    ofSpans.take("span_event_data", Calls.spans(0, 0));
    ofSpans.take("metric_data", Calls.metrics(5));
    assertThat(counts.line().records()).isEqualTo(110);
    assertThat(counts.line().dropped()).isEqualTo(199_890);
  }

  @Test
  void leadsTheAgentToItselfAndLetsItConnect() throws Exception {
    assertThat(ofSpans.take("preconnect", "[{}]".getBytes(UTF_8))).contains("127.0.0.1");
    assertThat(ofSpans.take("connect", "[{}]".getBytes(UTF_8)))
        .startsWith("{\"agent_run_id\":\"1\"")
        .contains("\"collect_span_events\":true")
        .doesNotContain("\n");
    assertThat(counts.line().batches()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "connect         |",
        "connect         | {}",
        "connect         | [",
        "connect         | [] []",
        "unheard_of      | []",
        "metric_data     | []",
        "metric_data     | ['1',1,2,{}]",
        "metric_data     | ['1',1,2,[[{},[1]]]]",
        "metric_data     | ['1',1,2,[[{'name':'METRIC'},[]]]]",
        "metric_data     | ['1',1,2,[[{'name':'METRIC'},['1']]]]",
        "metric_data     | ['1',1,2,[[{'name':'METRIC'},[-1]]]]",
        "metric_data     | ['1',1,2,[[{'name':'METRIC'},[1.5]]]]",
        "span_event_data | []",
        "span_event_data | ['1',{'events_seen':1},[[{'guid':'1'}]]]",
        "span_event_data | ['1',{'events_seen':0},[[{'guid':'1','traceId':'2'}]]]",
        "span_event_data | ['1',{},[[{'guid':'1','traceId':'2'}]]]",
      },
      quoteCharacter = '"')
  void refusesWhatIsNotOfTheProtocol(String method, String body) {
    String text = body == null ? "" : body.replace('\'', '"').replace("METRIC", Calls.METRIC);
    assertThatThrownBy(() -> ofMetric.take(method, text.getBytes(UTF_8)))
        .isInstanceOf(MalformedMessageException.class);
    assertThat(counts.line().records()).isZero();
  }
}
