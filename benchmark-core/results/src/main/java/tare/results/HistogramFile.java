package tare.results;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tare.results.ForkHistograms.IterationCounts;

/**
 * {@code histograms/<fork>.counts.gz}: value counts as varints under gzip, quick to read and small.
 *
 * <p>A first line {@code tare-histograms schemaVersion=1 fork=7 blocks=50}, then for each block its
 * thread, iteration and number of distinct values, then for each value, ascending, {@code 2 *
 * (value - previous value)}, plus 1 and followed by its count when it occurs more than once.
 * Varints hold seven bits a byte, least significant first, the high bit set on all but the last.
 */
final class HistogramFile {

  static final int SCHEMA_VERSION = 1;
  private static final String MAGIC = "tare-histograms";

  private HistogramFile() {}

  static void write(Path file, int fork, ForkHistograms histograms) throws ResultsException {
    byte[] bytes = encode(fork, histograms);
    AtomicFile.write(
        file,
        partial -> {
          try (OutputStream out = new QuickGzip(Files.newOutputStream(partial))) {
            out.write(bytes);
          }
        });
  }

  static ForkHistograms read(Path file, int fork) throws ResultsException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file), 1 << 16)) {
      return decode(in.readAllBytes(), fork, file);
    } catch (ResultsException e) {
      throw e;
    } catch (IOException e) {
      throw ResultsException.unreadable(file, e);
    }
  }

  private static byte[] encode(int fork, ForkHistograms histograms) {
    List<IterationCounts> blocks = histograms.iterations();
    Varints out = new Varints();
    out.writeLine(header(fork) + blocks.size());
    for (IterationCounts block : blocks) {
      ValueCounts counts = block.durationNanos();
      out.write(block.thread());
      out.write(block.iteration());
      out.write(counts.distinct());
      long previous = 0;
      for (int place = 0; place < counts.distinct(); place++) {
        long step = counts.value(place) - previous;
        previous = counts.value(place);
        if (counts.count(place) == 1) {
          out.write(2 * step);
        } else {
          out.write(2 * step + 1);
          out.write(counts.count(place));
        }
      }
    }
    return out.toByteArray();
  }

  private static ForkHistograms decode(byte[] bytes, int fork, Path file) throws ResultsException {
    Varints in = new Varints(bytes);
    try {
      String line = in.readLine();
      if (!line.startsWith(header(fork))) {
        throw new ResultsException(file + " does not begin with " + header(fork) + "…");
      }
      int blocks = Integer.parseInt(line.substring(header(fork).length()));
      List<IterationCounts> counts = new ArrayList<>();
      for (int block = 0; block < blocks; block++) {
        counts.add(new IterationCounts((int) in.read(), (int) in.read(), decodeCounts(in)));
      }
      in.requireEnd();
      return new ForkHistograms(counts);
    } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException e) {
      throw ResultsException.damaged(file, "it is no whole histogram: " + e.getMessage(), e);
    }
  }

  private static ValueCounts decodeCounts(Varints in) {
    int distinct = in.readSize();
    long[] values = new long[distinct];
    long[] counts = new long[distinct];
    long value = 0;
    for (int place = 0; place < distinct; place++) {
      long code = in.read();
      value += code >>> 1;
      values[place] = value;
      counts[place] = (code & 1) == 0 ? 1 : in.read();
    }
    return new ValueCounts(values, counts);
  }

  private static String header(int fork) {
    return MAGIC + " schemaVersion=" + SCHEMA_VERSION + " fork=" + fork + " blocks=";
  }

  /** Noisy forks have a million pairs: the level that is quick costs a tenth more space. */
  private static final class QuickGzip extends GZIPOutputStream {
    QuickGzip(OutputStream out) throws IOException {
      super(out, 1 << 16);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }
}
