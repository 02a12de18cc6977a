package tare.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tare.analysis.report.chart.ChartFiles;
import tare.analysis.report.html.HtmlReport;
import tare.analysis.summary.Analysis;
import tare.study.Study;

/** One page with everything that was found. */
@Command(
    name = "report",
    description = {
      "Writes one HTML page with tables and charts, to be opened in any browser without a network.",
      "Several folders make one page; what forbids to compare them stands above it."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ReportCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "DIR", description = "Results folders.")
  List<Path> folders;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "The page. Default: report.html in the folder, where there is only one.")
  Path out;

  @Option(
      names = "--charts",
      paramLabel = "DIR",
      description =
          "Also writes every chart as SVG and PDF into this folder; of several results folders into"
              + " a folder each.")
  Path charts;

  @Mixin AnalysisOptions options;

  @Option(names = "--verbose", description = "Show stack traces of errors.")
  boolean verbose;

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws IOException {
    requirePlace();
    List<Analysis> analyses = new ArrayList<>();
    for (Path folder : folders) {
      analyses.add(analyse(folder));
    }
    Path file = out == null ? analyses.get(0).files().report() : out;
    HtmlReport.write(analyses, CommonOptions::newestSelfTest, file);
    command.commandLine().getErr().println("Report: " + file);
    if (charts != null) {
      writeCharts(analyses);
    }
    return ExitCode.DONE;
  }

  private void writeCharts(List<Analysis> analyses) throws IOException {
    for (Analysis analysis : analyses) {
      Path name = analysis.files().directory().toAbsolutePath().normalize().getFileName();
      Path place = analyses.size() == 1 ? charts : charts.resolve(name);
      int written = ChartFiles.write(analysis, place);
      command.commandLine().getErr().println(written + " charts as SVG and PDF: " + place);
    }
  }

  private Analysis analyse(Path folder) throws IOException {
    Analysis analysis = Study.analyse(folder, options.settings());
    if (analysis.forks().isEmpty() && analysis.failed().isEmpty()) {
      throw new UsageException(
          folder
              + " has no fork yet: go on with "
              + ShellWords.command("measure", "--resume", folder.toString()));
    }
    return analysis;
  }

  private void requirePlace() {
    if (out == null && folders.size() > 1) {
      throw new UsageException("say where the report of several folders goes: -o FILE");
    }
    if (out != null && Files.isDirectory(out)) {
      throw new UsageException(out + " is a folder: name a file, such as " + out + "/report.html");
    }
  }
}
