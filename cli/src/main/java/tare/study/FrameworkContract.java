package tare.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.model.ForkResult;
import tare.model.RecordAccounting;
import tare.model.Verdict;
import tare.results.ConfigurationSummary;

/**
 * What every framework must hold to: it instruments, its records arrive or are accounted for, and
 * what is called lossless is.
 */
final class FrameworkContract {

  private static final String LOSSLESS = "lossless";

  private final List<ForkResult> forks;
  private final List<String> violations = new ArrayList<>();

  private FrameworkContract(List<ForkResult> forks) {
    this.forks = forks;
  }

  /**
   * Holds what was measured of a framework to what its folder says.
   *
   * @param arms what was found, baselines left out
   * @param forks what was measured of them
   * @return one line for each breach; empty when there is none
   */
  static List<String> violations(
      FrameworkDefinition framework, List<ConfigurationSummary> arms, List<ForkResult> forks) {
    FrameworkContract contract = new FrameworkContract(forks);
    arms.forEach(arm -> contract.hold(framework.configuration(arm.configuration()), arm));
    if (arms.stream().noneMatch(FrameworkContract::instruments)) {
      contract.violations.add(
          framework.id() + ": no configuration shows that the agent instruments");
    }
    return contract.violations;
  }

  /** Whether it is shown that the agent instrumented: by a record, or by other evidence. */
  static boolean instruments(ConfigurationSummary arm) {
    RecordAccounting records = arm.records();
    return records != null && (records.delivered() > 0 || !records.evidence().isEmpty());
  }

  /** Whether records were to arrive, and did. */
  static boolean delivers(ConfigurationSummary arm) {
    RecordAccounting records = arm.records();
    return records != null && records.expected() > 0 && records.delivered() > 0;
  }

  /** Whether the agent says what it drops, so that every record is accounted for. */
  static boolean accountsForDrops(ConfigurationDefinition configuration, ConfigurationSummary arm) {
    return configuration.drops().isPresent() && delivers(arm) && arm.records().unaccounted() == 0;
  }

  private void hold(ConfigurationDefinition configuration, ConfigurationSummary arm) {
    RecordAccounting records = arm.records();
    if (records == null) {
      violate(arm, "no fork was measured: " + failure(arm));
      return;
    }
    if (!records.verdict().publishable()) {
      violate(arm, records.verdict().label() + ": " + counts(records));
    }
    if (configuration.evidence().isPresent() && records.evidence().isEmpty()) {
      violate(arm, "its evidence was not found, so nothing shows that it instrumented");
    }
    boolean accountable = records.expected() > 0 && configuration.drops().isPresent();
    if (accountable && records.unaccounted() != 0) {
      violate(arm, counts(records) + ", which does not add up");
    }
    boolean lossless = records.expected() > 0 && configuration.id().contains(LOSSLESS);
    if (lossless && records.verdict() != Verdict.COMPLETE) {
      violate(arm, "it is called lossless: " + counts(records));
    }
  }

  private void violate(ConfigurationSummary arm, String breach) {
    violations.add(arm.arm() + ": " + breach);
  }

  private static String counts(RecordAccounting records) {
    return String.format(
        Locale.ROOT,
        "%,d of %,d records arrived, %,d were reported dropped",
        records.delivered(),
        records.expected(),
        records.reportedDropped());
  }

  private String failure(ConfigurationSummary arm) {
    return forks.stream()
        .filter(fork -> fork.arm().equals(arm.arm()) && !fork.failure().isEmpty())
        .reduce((first, last) -> last)
        .map(ForkResult::failure)
        .orElse("none ended");
  }
}
