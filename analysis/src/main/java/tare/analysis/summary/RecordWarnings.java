package tare.analysis.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tare.analysis.steadystate.ForkClass;
import tare.model.ForkResult;
import tare.model.RecordAccounting;
import tare.model.Warning;

/** Doubts that the fate of an arm's forks and records raises. */
final class RecordWarnings {

  private RecordWarnings() {}

  static List<Warning> of(ArmSample sample) {
    List<Warning> warnings = new ArrayList<>();
    if (!sample.failed().isEmpty()) {
      warnings.add(failed(sample.failed()));
    }
    long drains =
        sample.forks().stream()
            .filter(fork -> fork.result().status() == ForkResult.Status.DRAIN_TIMED_OUT)
            .count();
    if (drains > 0) {
      warnings.add(drainTimedOut(drains));
    }
    addBacklog(sample.forks(), warnings);
    if (!sample.arm().isBaseline()) {
      sample.records().ifPresent(records -> addVerdict(records, warnings));
    }
    return warnings;
  }

  private static void addBacklog(List<ForkSample> forks, List<Warning> warnings) {
    List<ForkResult> behind =
        forks.stream().map(ForkSample::result).filter(SteadyPart::leftBehind).toList();
    if (!behind.isEmpty()) {
      double left = 0;
      for (ForkResult fork : behind) {
        double undelivered = fork.records().expected() - fork.deliveredAtDone();
        left += (undelivered - fork.records().reportedDropped()) / fork.records().expected();
      }
      warnings.add(
          new Warning(
              ForkClass.BACKLOG.label(),
              text(
                  "when the calls of %d forks had ended, %.0f %% of the records had not arrived yet",
                  behind.size(), 100 * left / behind.size()),
              "the work was put off, not done, and its cost is not all in the calls: pace them with"
                  + " --rate"));
    }
  }

  private static void addVerdict(RecordAccounting records, List<Warning> warnings) {
    switch (records.verdict()) {
      case MISSING ->
          warnings.add(
              new Warning(
                  "recordsMissing",
                  text("no record of %,d arrived: its cost is not published", records.expected()),
                  "the agent did not instrument, or did not ship: read the fork's log"));
      case SURPLUS ->
          warnings.add(
              new Warning(
                  "recordsSurplus",
                  text(
                      "%,d records arrived or were reported dropped, of %,d that can have been made:"
                          + " its cost is not published",
                      records.delivered() + records.reportedDropped(), records.expected()),
                  "the expectation in framework.yaml is wrong, or another program writes to the"
                      + " receiver"));
      case UNPROVEN ->
          warnings.add(
              new Warning(
                  "instrumentationUnproven",
                  "nothing shows that the agent instrumented",
                  "read the fork's log; give the configuration an evidence"));
      case LOSSY -> {
        if (records.unaccounted() > 0) {
          warnings.add(
              new Warning(
                  "recordsUnaccounted",
                  text(
                      "%,d of %,d records vanished without a word",
                      records.unaccounted(), records.expected()),
                  "the cost beside it is that of losing them: compare with a lossless"
                      + " configuration, or pace the calls with --rate"));
        }
      }
      default -> {
        // Nothing to doubt.
      }
    }
  }

  private static Warning failed(List<ForkResult> failed) {
    ForkResult last = failed.get(failed.size() - 1);
    return new Warning(
        "forksFailed",
        text("%d attempts failed, the last because: %s", failed.size(), last.failure()),
        "read the log of fork " + last.number());
  }

  private static Warning drainTimedOut(long forks) {
    return new Warning(
        "drainTimedOut",
        text("%d forks were killed while the agent was shutting down", forks),
        "records in its queue are lost: raise limits.drain in framework.yaml");
  }

  private static String text(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
