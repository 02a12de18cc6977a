package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.model.RecordAccounting;
import tare.model.Stage;
import tare.results.ConfigurationSummary;

/** Every way in which a framework can break its promise is seen. */
class FrameworkContractTest {

  private static final String FRAMEWORK =
      """
      id: Example
      name: Example
      homepage: https://example.org
      licence: none
      recordUnit: span
      jdks: [17]
      agent: { file: agent.jar }
      configurations:
        - { id: baseline, stage: baseline }
        - id: unsampled
          stage: instrumentation
          expect: { records: none }
          evidence: { transformed: true }
        - id: off
          stage: instrumentation
          expect: { records: none }
        - id: tcp
          stage: tcp
          receiver: { protocol: open }
        - id: tcp-counted
          stage: tcp
          receiver: { protocol: open }
          drops: { sumOf: "dropped (.*)" }
        - id: tcp-lossless
          stage: tcp
          receiver: { protocol: open }
      """;

  @TempDir Path folder;
  private FrameworkDefinition framework;

  @BeforeEach
  void writeDefinition() throws IOException {
    Files.createDirectories(folder.resolve("Example"));
    Files.createDirectories(folder.resolve("receivers"));
    Files.writeString(folder.resolve("Example/framework.yaml"), FRAMEWORK);
    Files.writeString(folder.resolve("receivers/protocols.yaml"), "open: { main: a.Receiver }\n");
    framework = FrameworkCatalog.load(folder).framework("Example");
  }

  @Test
  void acceptsWhatIsAsItShouldBe() {
    assertThat(
            violations(
                arm("unsampled", records(0, 0, 0, "transformed")),
                arm("off", records(0, 0, 0, null)),
                arm("tcp", records(100, 40, 0, null)),
                arm("tcp-counted", records(100, 40, 60, null)),
                arm("tcp-lossless", records(100, 100, 0, null))))
        .isEmpty();
  }

  @Test
  void seesThatNothingArrived() {
    assertThat(violations(arm("tcp", records(100, 0, 0, null))))
        .contains("Example/tcp: missing: 0 of 100 records arrived, 0 were reported dropped");
  }

  @Test
  void seesThatMoreArrivedThanCan() {
    assertThat(violations(arm("tcp", records(100, 101, 0, null))))
        .singleElement()
        .asString()
        .startsWith("Example/tcp: surplus: 101 of 100");
  }

  @Test
  void seesThatDropsAndRecordsDoNotAddUp() {
    assertThat(violations(arm("tcp-counted", records(100, 40, 59, null))))
        .singleElement()
        .asString()
        .contains("40 of 100 records arrived, 59 were reported dropped, which does not add up");
  }

  @Test
  void seesThatLosslessIsNot() {
    assertThat(violations(arm("tcp-lossless", records(100, 99, 0, null))))
        .singleElement()
        .asString()
        .contains("it is called lossless");
  }

  @Test
  void seesThatEvidenceIsMissing() {
    assertThat(
            violations(
                arm("unsampled", records(0, 0, 0, null)), arm("tcp", records(9, 9, 0, null))))
        .containsExactly(
            "Example/unsampled: its evidence was not found, so nothing shows that it instrumented");
  }

  @Test
  void seesThatNothingShowsThatItInstruments() {
    assertThat(violations(arm("off", records(0, 0, 0, null))))
        .containsExactly("Example: no configuration shows that the agent instruments");
  }

  @Test
  void seesThatNoForkWasMeasured() {
    assertThat(violations(arm("unsampled", records(0, 0, 0, "seen")), arm("tcp", null)))
        .containsExactly("Example/tcp: no fork was measured: none ended");
  }

  private List<String> violations(ConfigurationSummary... arms) {
    return FrameworkContract.violations(framework, List.of(arms), List.of());
  }

  private static RecordAccounting records(
      long expected, long delivered, long dropped, String evidence) {
    return RecordAccounting.of(expected, delivered, dropped, Optional.ofNullable(evidence));
  }

  private static ConfigurationSummary arm(String configuration, RecordAccounting records) {
    return new ConfigurationSummary(
        "Example/" + configuration,
        "Example",
        "1",
        configuration,
        Stage.TCP,
        configuration,
        -1,
        "agent",
        "baseline",
        1,
        0,
        1_000,
        10,
        1,
        0,
        0,
        null,
        null,
        records,
        null,
        null,
        null,
        null,
        List.of());
  }
}
