package tare.results.moobench;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file {@code raw-<fork>-<depth>-<configuration>.csv}.
 *
 * @param path where it is, perhaps inside an archive
 * @param fork from 1
 * @param depth monitored calls made by one call
 * @param configuration the original's number
 */
record RawFile(Path path, int fork, int depth, int configuration) {

  /** Fork by fork, as the original ran them. */
  static final Comparator<RawFile> ORDER =
      Comparator.comparingInt(RawFile::fork)
          .thenComparingInt(RawFile::depth)
          .thenComparingInt(RawFile::configuration);

  private static final Pattern NAME =
      Pattern.compile("raw-([1-9]\\d{0,5})-([1-9]\\d{0,8})-(\\d{1,6})\\.csv");

  /** Whether the file claims to be one. */
  static boolean claimsToBe(Path path) {
    Path name = path.getFileName();
    return name != null && name.toString().startsWith("raw") && name.toString().endsWith(".csv");
  }

  static RawFile of(Path path) throws ImportException {
    Matcher name = NAME.matcher(path.getFileName().toString());
    if (!name.matches()) {
      throw new ImportException(
          path + " is not called raw-<fork>-<depth>-<configuration>.csv: rename or remove it");
    }
    return new RawFile(
        path,
        Integer.parseInt(name.group(1)),
        Integer.parseInt(name.group(2)),
        Integer.parseInt(name.group(3)));
  }

  static String name(int fork, int depth, int configuration) {
    return "raw-" + fork + "-" + depth + "-" + configuration + ".csv";
  }
}
