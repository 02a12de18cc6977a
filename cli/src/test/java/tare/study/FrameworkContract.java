package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tare.analysis.steadystate.WarmupRule;
import tare.analysis.summary.AnalysisSettings;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.Jdk;
import tare.controller.process.Installation;
import tare.model.RecordAccounting;
import tare.model.Verdict;
import tare.results.ConfigurationSummary;
import tare.results.Summary;

/**
 * What every framework must hold to: it instruments, and its records arrive or are accounted for.
 */
final class FrameworkContract {

  private FrameworkContract() {}

  /** Measures one short fork of each configuration and holds it to what it says of itself. */
  static void hold(
      Installation installation,
      FrameworkDefinition framework,
      List<ConfigurationDefinition> configurations,
      Jdk jdk,
      Path folder)
      throws IOException, InterruptedException {
    TestStudies.measure(installation, framework, configurations, jdk, folder);
    hold(framework, folder);
  }

  /** Holds a framework to what was measured of it. */
  static void hold(FrameworkDefinition framework, Path folder) throws IOException {
    Summary summary =
        Study.analyse(folder, new AnalysisSettings(WarmupRule.HALF, AnalysisSettings.CONFIDENCE))
            .summary();
    for (ConfigurationSummary arm : summary.configurations()) {
      if (!arm.isBaseline()) {
        hold(framework.configuration(arm.configuration()), arm, folder);
      }
    }
  }

  private static void hold(
      ConfigurationDefinition configuration, ConfigurationSummary arm, Path folder)
      throws IOException {
    String context = arm.arm() + ": " + Files.readString(folder.resolve("forks.jsonl"));
    RecordAccounting records = arm.records();
    assertThat(records).as(context).isNotNull();
    assertThat(records.verdict().publishable()).as(context).isTrue();
    if (configuration.evidence().isPresent()) {
      assertThat(records.evidence()).as(context).isNotEmpty();
    }
    if (records.expected() > 0) {
      if (configuration.drops().isPresent()) {
        assertThat(records.unaccounted()).as(context).isZero();
      }
      if (configuration.id().contains("lossless")) {
        assertThat(records.verdict()).as(context).isEqualTo(Verdict.COMPLETE);
      }
    }
  }
}
