package tare.results;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tare.model.Iteration;

/**
 * {@code iterations/<fork>.csv.gz}: the measured JVM's lines behind two columns that make each line
 * say where it comes from, so that the files of many forks can be read as one table.
 */
final class IterationFile {

  static final int SCHEMA_VERSION = 1;
  static final String HEADER = "schemaVersion,fork," + Iteration.CSV_HEADER;

  private IterationFile() {}

  static void write(Path file, int fork, List<Iteration> iterations) throws ResultsException {
    AtomicFile.write(
        file,
        partial -> {
          try (BufferedWriter out =
              new BufferedWriter(
                  new OutputStreamWriter(
                      new GZIPOutputStream(Files.newOutputStream(partial)),
                      StandardCharsets.US_ASCII))) {
            out.write(HEADER + "\n");
            for (Iteration iteration : iterations) {
              out.write(SCHEMA_VERSION + "," + fork + "," + iteration.toCsv() + "\n");
            }
          }
        });
  }

  static List<Iteration> read(Path file, int fork) throws ResultsException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return parse(in, file, HEADER, SCHEMA_VERSION + "," + fork + ",");
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.unreadable(file, e);
    }
  }

  /** Reads the form in which the measured JVM writes. */
  static List<Iteration> readPlain(Path file) throws ResultsException {
    try (InputStream in = Files.newInputStream(file)) {
      return parse(in, file, Iteration.CSV_HEADER, "");
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.unreadable(file, e);
    }
  }

  private static List<Iteration> parse(InputStream in, Path file, String header, String prefix)
      throws IOException {
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
    if (!header.equals(reader.readLine())) {
      throw new ResultsException(file + " does not begin with the columns " + header);
    }
    List<Iteration> iterations = new ArrayList<>();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      String where = file + ", line " + (iterations.size() + 2);
      if (!line.startsWith(prefix)) {
        throw new ResultsException(where + " does not begin with " + prefix + " but is " + line);
      }
      try {
        iterations.add(Iteration.fromCsv(line.substring(prefix.length())));
      } catch (IllegalArgumentException | ArithmeticException e) {
        throw new ResultsException(where + " is no iteration: " + e.getMessage(), e);
      }
    }
    return iterations;
  }
}
