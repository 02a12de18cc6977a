package tare.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.model.Experiment;
import tare.model.ForkResult;

class JsonTest {

  private static final String REMEDY =
      "; take the original, or delete the line and measure that fork again with --resume";

  private final Locale usual = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(usual);
  }

  /** Turkish has an i without a dot and German a decimal comma. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "tr", "de"})
  void writesTheSameInEveryLocale(String language) throws ResultsException {
    Locale.setDefault(Locale.forLanguageTag(language));
    String line = Json.line(Examples.fork(3));
    assertThat(line)
        .startsWith("{\"schemaVersion\":1,\"number\":3,\"arm\":\"Example-java/tcp\",\"block\":1,")
        .contains(
            "\"status\":\"drainTimedOut\"", "\"clockCostNanos\":28.5", "\"verdict\":\"lossy\"")
        .contains("\"stealMillis\":12,\"agentOutputBytes\":13,\"deliveredBytes\":14")
        .doesNotContain("\n", "\"measured\"");
    assertThat(readFork(line)).isEqualTo(Examples.fork(3));
    assertThat(Json.pretty(Examples.experiment())).contains("\"stage\" : \"instrumentation\"");
  }

  @Test
  void writesWhatVanishedWithoutAWord() {
    assertThat(Json.line(Examples.fork(3)))
        .contains("\"expected\":20000,\"delivered\":19000,\"reportedDropped\":900")
        .contains("\"unaccounted\":100");
  }

  @Test
  void writesAFailedForkWithoutCountersAndRecords() throws ResultsException {
    String line = Json.line(Examples.failedFork(3));
    assertThat(line).contains("\"counters\":null", "\"records\":null", "\"status\":\"failed\"");
    assertThat(readFork(line)).isEqualTo(Examples.failedFork(3));
  }

  @Test
  void readsBackAWholeExperiment() throws ResultsException {
    String json = Json.pretty(Examples.experiment());
    assertThat(Json.read(json, Experiment.class, Experiment.SCHEMA_VERSION, "experiment.json"))
        .isEqualTo(Examples.experiment());
  }

  @Test
  void namesAnUnknownField() {
    String json =
        Json.line(Examples.fork(3)).replace("\"probeCalls\"", "\"probes\":1,\"probeCalls\"");
    assertThatThrownBy(() -> readFork(json))
        .hasMessage("forks.jsonl, line 1: unknown field counters.probes" + REMEDY);
  }

  @Test
  void namesAMissingField() {
    String json = Json.line(Examples.fork(3)).replace("\"probeCalls\":6,", "");
    assertThatThrownBy(() -> readFork(json))
        .hasMessage("forks.jsonl, line 1: the field counters.probeCalls is missing" + REMEDY);
  }

  @Test
  void refusesAValueOfAnotherKind() {
    for (String value : new String[] {"\"6\"", "6.5", "null", "true", "{}"}) {
      String json =
          Json.line(Examples.fork(3)).replace("\"probeCalls\":6", "\"probeCalls\":" + value);
      assertThatThrownBy(() -> readFork(json))
          .as(value)
          .isInstanceOf(ResultsException.class)
          .hasMessage(
              "forks.jsonl, line 1: counters.probeCalls must be a whole number, but is "
                  + value
                  + REMEDY);
    }
  }

  @Test
  void refusesAnUnknownVerdict() {
    String json = Json.line(Examples.fork(3)).replace("\"lossy\"", "\"good\"");
    assertThatThrownBy(() -> readFork(json))
        .hasMessage(
            "forks.jsonl, line 1: records.verdict must be one of \"complete\", \"none\","
                + " \"lossy\", \"unproven\", \"surplus\", \"missing\", but is \"good\""
                + REMEDY);
  }

  @Test
  void namesTheLineOfAValueInAFileOfManyLines() {
    String json = Json.pretty(Examples.experiment());
    String wrong = json.replaceFirst("\"depth\" : 10", "\"depth\" : \"ten\"");
    long line = wrong.substring(0, wrong.indexOf("ten")).lines().count();
    assertThatThrownBy(() -> readExperiment(wrong))
        .hasMessage(
            "experiment.json, line "
                + line
                + ": arms[0].parameters.depth must be a whole number, but is \"ten\"; it was edited"
                + " or damaged: take the original from a copy");

    assertThatThrownBy(() -> readExperiment(json.replaceFirst("\"depth\" : 10", "\"depth\" : 0")))
        .hasMessageContaining("arms[0].parameters: depth must be at least 1, but is 0");
  }

  @Test
  void namesTheLineOfAValueUnderAKeyWithASlash() {
    String json =
        Json.pretty(Examples.experiment())
            .replace("\"cpu\" : \"Example CPU\"", "\"a/b~c\" : [\n 1 ]");
    long line = json.substring(0, json.indexOf("a/b~c")).lines().count();
    assertThatThrownBy(() -> readExperiment(json))
        .hasMessageStartingWith("experiment.json, line " + line + ": machine.a/b~c must be a text");
  }

  @Test
  void namesWhereAFileOfManyLinesCeasesToBeJson() {
    String json = Json.pretty(Examples.experiment());
    String wrong = json.replace("\"seed\" : 42", "\"seed\" : fortytwo");
    long line = wrong.substring(0, wrong.indexOf("fortytwo")).lines().count();
    assertThatThrownBy(() -> readExperiment(wrong))
        .hasMessageMatching(
            "experiment\\.json, line "
                + line
                + ", column \\d+ is not whole JSON: a value, a comma or a bracket was expected near"
                + " \"seed\" : fortytwo.*; it was edited or damaged: take the original from a copy");

    int half = json.length() / 2;
    assertThatThrownBy(() -> readExperiment(json.substring(0, half)))
        .hasMessageContaining("line " + json.substring(0, half).lines().count() + ", column ")
        .hasMessageContaining("is not whole JSON: ")
        .hasMessageNotContaining("Source");
  }

  private static Experiment readExperiment(String json) throws ResultsException {
    return Json.read(json, Experiment.class, Experiment.SCHEMA_VERSION, "experiment.json");
  }

  @Test
  void saysWhichSideIsTooOldWhenVersionsDiffer() {
    String json = Json.line(Examples.fork(3));
    assertThatThrownBy(() -> readFork(json.replace("\"schemaVersion\":1", "\"schemaVersion\":2")))
        .hasMessage(
            "forks.jsonl, line 1 has schema version 2, but this Tare reads 1:"
                + " read it with a newer Tare");
    assertThatThrownBy(() -> readFork(json.replace("\"schemaVersion\":1", "\"schemaVersion\":0")))
        .hasMessage(
            "forks.jsonl, line 1 has schema version 0, but this Tare reads 1:"
                + " read it with the Tare that wrote it");
  }

  @Test
  void recognisesForeignAndBrokenJson() {
    assertThatThrownBy(() -> readFork("{\"name\":\"tare\"}"))
        .hasMessage("forks.jsonl, line 1 has no schemaVersion: it was not written by Tare");
    assertThatThrownBy(() -> readFork("")).hasMessage("forks.jsonl, line 1 is empty" + REMEDY);
    for (String json : new String[] {"{\"schemaVersion\":1", "x", "{} {}"}) {
      assertThatThrownBy(() -> readFork(json))
          .hasMessageMatching("forks\\.jsonl, line 1, column \\d+ is not whole JSON: .*" + REMEDY)
          .hasMessageNotContaining("\n");
    }
  }

  private static ForkResult readFork(String json) throws ResultsException {
    return Json.read(json, ForkResult.class, ForkResult.SCHEMA_VERSION, "forks.jsonl, line 1");
  }
}
