package tare.analysis.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import tare.model.Experiment;
import tare.results.Summary;

/** The forms in which a summary can be had. All are the same in every locale. */
public enum ReportFormat {
  /** For a terminal, without colours. */
  TABLE,
  /** MooBench's eight rows in microseconds. */
  MOOBENCH,
  /** One line for each arm. */
  CSV,
  /** The summary itself. */
  JSON,
  /** For a pull request. */
  MARKDOWN,
  /** For a paper. */
  LATEX,
  /** MooBench's {@code results.yaml}. */
  YAML,
  /** Custom JSON of github-action-benchmark. */
  GHA;

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The format of that name.
   *
   * @throws IllegalArgumentException when there is none; the message names those there are
   */
  public static ReportFormat of(String label) {
    return Arrays.stream(values())
        .filter(format -> format.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(label)));
  }

  private static String unknown(String label) {
    String known =
        Arrays.stream(values()).map(ReportFormat::label).collect(Collectors.joining(", "));
    return "there is no format " + label + ": use one of " + known;
  }

  /** Renders a summary; the text ends with an end of line. */
  public String render(Summary summary, Experiment experiment) {
    return switch (this) {
      case TABLE -> TerminalReport.render(summary, experiment, false);
      case MOOBENCH -> MoobenchTable.render(summary);
      case CSV -> CsvReport.render(summary);
      case JSON -> summary.toJson();
      case MARKDOWN -> MarkdownReport.render(summary, experiment);
      case LATEX -> LatexTable.render(summary);
      case YAML -> MoobenchYaml.render(summary);
      case GHA -> BenchmarkActionJson.render(summary);
    };
  }
}
