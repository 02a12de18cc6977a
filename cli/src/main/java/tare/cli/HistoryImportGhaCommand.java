package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.results.history.BenchmarkActionImport;
import tare.results.history.HistoryRun;
import tare.results.history.ImportedHistory;

/** The data.js of github-action-benchmark as runs of a history. */
@Command(
    name = "gha",
    description = {
      "Imports the data.js of github-action-benchmark; runs that are there already are skipped.",
      "Says what was missing, and which units contradict their series."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class HistoryImportGhaCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "data.js, or its JSON; packed with gzip as well.")
  Path file;

  @Option(
      names = "--machine",
      paramLabel = "NAME",
      defaultValue = "imported",
      description = "Machine of its series; the file does not say. Default: imported.")
  String machine;

  @Option(
      names = "--jdk",
      paramLabel = "VERSION",
      defaultValue = "",
      description = "JDK of its series; the file does not say.")
  String jdk;

  @Option(
      names = "--baseline",
      paramLabel = "NAME",
      defaultValue = "No instrumentation",
      description = "Benchmark that ran without agent. Default: No instrumentation.")
  String baseline;

  @Mixin HistoryOptions history;

  @Override
  public Integer call() throws IOException {
    ImportedHistory imported =
        BenchmarkActionImport.read(
            file, new ImportedHistory.Names(machine, jdk, baseline, Version.TEXT));
    int added = 0;
    for (HistoryRun run : imported.runs()) {
      added += history.folder().add(run).isPresent() ? 1 : 0;
    }
    int known = imported.runs().size() - added;
    List<String> lines = new ArrayList<>();
    lines.add("Imported " + added + " runs; " + known + " were there already.");
    imported.remarks().forEach(remark -> lines.add("! " + remark));
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("added", added);
    fields.put("known", known);
    fields.put("remarks", imported.remarks());
    history.say(lines, fields);
    return ExitCode.DONE;
  }
}
