package tare.analysis.report.html;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import tare.results.ResultsFiles;

/**
 * Addresses of what the processes of forks printed, relative to the report, so that a results
 * folder can be moved with its report.
 *
 * @param files of the results folder
 * @param reportDirectory where the report will lie
 */
record ForkLogs(ResultsFiles files, Path reportDirectory) {

  /** The address of a fork's log; null when its processes printed nothing. */
  String address(int fork) {
    Path folder = files.logs().resolve(String.format(Locale.ROOT, "%04d", fork));
    Path log = folder.resolve("fork.log");
    Path printed = Files.exists(log) ? log : folder;
    if (!Files.exists(printed)) {
      return null;
    }
    Path from = reportDirectory.toAbsolutePath().normalize();
    return encoded("./" + from.relativize(printed.toAbsolutePath().normalize()));
  }

  private static String encoded(String path) {
    try {
      return new URI(null, null, path.replace('\\', '/'), null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("no address can be made of " + path, e);
    }
  }
}
