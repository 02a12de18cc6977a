package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.results.history.Annotation;
import tare.results.history.HistoryFolder;
import tare.results.history.HistoryPoint;
import tare.results.history.HistoryRun;

/** Explains a step, so that it stops alarming. */
@Command(
    name = "annotate",
    description = {
      "Explains a change of level: a new runner image, a known cause.",
      "It stays in the history and alarms no more."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class HistoryAnnotateCommand implements Callable<Integer> {

  @Parameters(paramLabel = "TEXT", description = "Why the level changed.")
  String text;

  @Option(
      names = "--at",
      required = true,
      paramLabel = "TIME",
      description =
          "When: a day (2026-03-01), an instant (2026-03-01T04:10:00Z), or a run's label or commit.")
  String at;

  @Option(
      names = "--subject",
      paramLabel = "NAME",
      defaultValue = "*",
      description = "Whose: a configuration as check names it; * stands for anything. Default: *.")
  String subject;

  @Mixin HistoryOptions history;

  @Override
  public Integer call() throws IOException {
    if (text.isBlank()) {
      throw new UsageException("say why the level changed: the text is empty");
    }
    HistoryFolder folder = history.folder();
    List<HistoryRun> runs = folder.runs();
    Annotation annotation = annotation(runs);
    requireConcernsSomething(annotation, runs);
    Path file = folder.annotate(annotation);
    history.say(
        List.of("Explained " + subject + " at " + at + ": " + file),
        Map.of("file", file.toString(), "from", annotation.from(), "until", annotation.until()));
    return ExitCode.DONE;
  }

  private Annotation annotation(List<HistoryRun> runs) {
    List<HistoryRun> named =
        runs.stream().filter(run -> run.label().equals(at) || run.commit().equals(at)).toList();
    if (named.stream().map(HistoryRun::time).distinct().count() > 1) {
      throw new UsageException(
          named.size() + " runs are called " + at + ": name the time of the one you mean");
    }
    if (!named.isEmpty()) {
      return instant(named.get(0).instant());
    }
    try {
      if (at.length() == "2026-01-01".length()) {
        LocalDate day = LocalDate.parse(at);
        return new Annotation(
            day.atStartOfDay(ZoneOffset.UTC).toInstant().toString(),
            day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant().toString(),
            subject,
            text);
      }
      return instant(OffsetDateTime.parse(at).toInstant());
    } catch (DateTimeException e) {
      throw new UsageException(
          at
              + " is no day, no instant and no run's label or commit: say 2026-03-01 or"
              + " 2026-03-01T04:10:00Z",
          e);
    }
  }

  private Annotation instant(Instant time) {
    return new Annotation(time.toString(), time.plusMillis(1).toString(), subject, text);
  }

  private void requireConcernsSomething(Annotation annotation, List<HistoryRun> runs) {
    List<HistoryRun> concerned =
        runs.stream()
            .filter(
                run ->
                    run.points().stream().map(HistoryPoint::subject).anyMatch(annotation::concerns))
            .toList();
    if (concerned.isEmpty()) {
      throw new UsageException("the history has no " + subject + ": name it as check does");
    }
    Instant first = concerned.get(0).instant();
    Instant last = concerned.get(concerned.size() - 1).instant();
    if (annotation.end().isBefore(first) || annotation.begin().isAfter(last)) {
      throw new UsageException(
          at + " is outside the runs of " + subject + ", from " + first + " to " + last);
    }
  }
}
