package tare.analysis.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Locale;
import tare.analysis.history.ChangePoint;
import tare.analysis.history.Disturbance;
import tare.analysis.history.HistoryCheck;
import tare.analysis.history.SeriesChanges;

/** A check of a history for other programs. */
final class HistoryJson {

  private static final int SCHEMA_VERSION = 1;

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .build();

  private HistoryJson() {}

  private record Document(
      int schemaVersion,
      int runs,
      String from,
      String to,
      double significance,
      int permutations,
      long seed,
      double threshold,
      int newestRuns,
      boolean regression,
      List<SeriesJson> series,
      List<DisturbanceJson> disturbances) {}

  private record SeriesJson(
      String subject,
      String metric,
      String unit,
      String machine,
      String jdk,
      String parameters,
      boolean baseline,
      int points,
      String from,
      String to,
      double level,
      boolean regression,
      List<Change> changePoints) {}

  private record Change(
      String date,
      String run,
      String commit,
      String version,
      int place,
      double before,
      double after,
      double change,
      double pValue,
      String direction,
      boolean relevant,
      String cause,
      String remark) {}

  private record DisturbanceJson(
      String date, String baseline, String metric, double change, int alike, int others) {}

  static String render(HistoryCheck check) {
    Document document =
        new Document(
            SCHEMA_VERSION,
            check.runs(),
            check.first().toString(),
            check.last().toString(),
            check.settings().detector().significance(),
            check.settings().detector().resamples(),
            check.settings().detector().seed(),
            check.settings().threshold(),
            check.settings().newestRuns(),
            !check.regressions().isEmpty(),
            check.series().stream().map(HistoryJson::series).toList(),
            check.disturbances().stream().map(HistoryJson::disturbance).toList());
    try {
      return MAPPER.writeValueAsString(document).replace(System.lineSeparator(), "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain records have a JSON form", e);
    }
  }

  /** Six digits: more would differ from machine to machine. */
  private static double rounded(double value) {
    return Figures.rounded(value).doubleValue();
  }

  private static SeriesJson series(SeriesChanges found) {
    return new SeriesJson(
        found.series().key().subject(),
        found.series().key().metric().name().toLowerCase(Locale.ROOT),
        found.series().key().unit(),
        found.series().key().machine(),
        found.series().key().jdk(),
        found.series().key().parameters(),
        found.series().isBaseline(),
        found.series().points().size(),
        found.series().points().get(0).time().toString(),
        found.series().newest().toString(),
        rounded(found.level()),
        found.regressed(),
        found.changes().stream().map(HistoryJson::change).toList());
  }

  private static Change change(ChangePoint change) {
    return new Change(
        change.point().time().toString(),
        change.point().label(),
        change.point().commit(),
        change.point().version(),
        change.place(),
        rounded(change.before()),
        rounded(change.after()),
        rounded(change.change()),
        change.pValue(),
        change.isRegression() ? "regression" : "improvement",
        change.relevant(),
        change.cause().label(),
        change.remark());
  }

  private static DisturbanceJson disturbance(Disturbance found) {
    return new DisturbanceJson(
        found.change().point().time().toString(),
        found.baseline().key().subject(),
        found.baseline().key().metric().name().toLowerCase(Locale.ROOT),
        rounded(found.change().change()),
        found.alike(),
        found.others());
  }
}
