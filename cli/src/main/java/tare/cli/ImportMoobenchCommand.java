package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.model.Experiment;
import tare.results.moobench.ImportRequest;
import tare.results.moobench.MoobenchImport;
import tare.study.ImportedNames;

/** A results folder of the original's raw files. */
@Command(
    name = "moobench",
    description = {
      "Imports MooBench's raw-<fork>-<depth>-<configuration>.csv, from a folder or a results.zip.",
      "A file that is short, cut off, missing or contradictory ends the import."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ImportMoobenchCommand implements Callable<Integer> {

  @Parameters(paramLabel = "PATH", description = "Folder or results.zip.")
  Path source;

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Results folder.")
  Path out;

  @Option(
      names = "--framework",
      paramLabel = "NAME",
      defaultValue = "imported",
      description =
          "Whose agent was measured; a folder under frameworks/ knows what MooBench's numbers mean.")
  String framework;

  @Option(
      names = "--labels",
      paramLabel = "N=TITLE",
      split = ",",
      description = "What the numbers mean: 0=\"No instrumentation\",4=\"Binary file\".")
  Map<Integer, String> labels = new TreeMap<>();

  @Option(
      names = "--forks",
      paramLabel = "N",
      split = ",",
      description = "Take these forks alone; without, all, and none may be missing.")
  List<Integer> forks = List.of();

  @Option(
      names = "--calls",
      paramLabel = "N",
      description = "Calls of each thread that were asked for: every file is held to it.")
  Long calls;

  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException {
    Experiment experiment = MoobenchImport.run(source, out, request());
    common
        .err()
        .printf(
            "Imported %d forks of %d arms. Results: %s%n",
            experiment.schedule().size(), experiment.arms().size(), out);
    return ExitCode.DONE;
  }

  private ImportRequest request() {
    Set<Integer> chosen = new LinkedHashSet<>(forks);
    if (chosen.stream().anyMatch(fork -> fork < 1)) {
      throw new UsageException("forks are numbered from 1, but --forks has " + chosen);
    }
    return new ImportRequest(
        framework,
        ImportedNames.of(common.study().catalog(), framework, labels),
        chosen,
        calls == null ? OptionalLong.empty() : OptionalLong.of(calls),
        Version.TEXT,
        common.invocation());
  }
}
