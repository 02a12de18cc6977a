package tare.results.moobench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads lines {@code thread;durationNanos;usedHeapBytes;gcCountDelta} at the speed of a disk:
 * digits go straight from the buffer into numbers.
 */
final class RawParser {

  private static final int BUFFER_BYTES = 1 << 18;

  /** Four numbers of {@link #MOST_DIGITS} and their ends. */
  private static final int LONGEST_LINE = 80;

  /** What surely fits a long. */
  private static final int MOST_DIGITS = 18;

  private static final int MOST_THREADS = 10_000;
  private static final String COLUMNS = "thread;durationNanos;usedHeapBytes;gcCountDelta";

  private final String name;
  private final InputStream in;

  /** Behind the last byte read stands a zero, which is in no line. */
  private final byte[] buffer = new byte[BUFFER_BYTES + 1];

  private final List<RawThread> threads = new ArrayList<>();
  private int position;
  private int limit;
  private boolean ended;
  private long line;
  private int lineStart;

  private RawParser(String name, InputStream in) {
    this.name = name;
    this.in = in;
  }

  /**
   * Reads a file to its end.
   *
   * @throws ImportException when it is empty, cut off, malformed, or contradicts itself; one line
   */
  static RawCalls read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new RawParser(file.toString(), in).read();
    } catch (ImportException e) {
      throw e;
    } catch (IOException e) {
      throw new ImportException(
          file + " cannot be read (" + e.getMessage() + "): copy it again", e);
    }
  }

  private RawCalls read() throws IOException {
    while (fill()) {
      line++;
      lineStart = position;
      long thread = number(';');
      long durationNanos = number(';');
      long heapUsedBytes = number(';');
      long gcCount = number('\n');
      RawThread calls = thread(thread);
      calls.durationNanos().add(durationNanos);
      calls.heapUsedBytes().add(heapUsedBytes);
      calls.gcCount().add(gcCount);
    }
    if (line == 0) {
      throw new ImportException(name + " is empty: the run broke off before its first call");
    }
    requireEqualThreads();
    return new RawCalls(threads);
  }

  /** Sees to it that a whole line is in the buffer; false at the end of the file. */
  private boolean fill() throws IOException {
    if (limit - position < LONGEST_LINE && !ended) {
      System.arraycopy(buffer, position, buffer, 0, limit - position);
      limit -= position;
      position = 0;
      int read = in.readNBytes(buffer, limit, BUFFER_BYTES - limit);
      limit += read;
      ended = limit < BUFFER_BYTES;
      buffer[limit] = 0;
    }
    return position < limit;
  }

  /** A number and the byte behind it. */
  private long number(char end) throws ImportException {
    int start = position;
    long value = 0;
    int digit = buffer[position] - '0';
    while (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      position++;
      digit = buffer[position] - '0';
    }
    int digits = position - start;
    if (digits == 0 || digits > MOST_DIGITS || buffer[position] != end) {
      throw malformed();
    }
    position++;
    return value;
  }

  private ImportException malformed() {
    int end = lineStart;
    while (end < limit && end < lineStart + LONGEST_LINE && buffer[end] != '\n') {
      end++;
    }
    String text = new String(buffer, lineStart, end - lineStart, StandardCharsets.ISO_8859_1);
    String where = name + ", line " + line;
    return new ImportException(
        ended && end == limit
            ? where + " is cut off: \"" + visible(text) + "\"; the run broke off or the copy failed"
            : where + " is not of the form " + COLUMNS + ": \"" + visible(text) + "\"");
  }

  private static String visible(String text) {
    return text.replace("\r", "\\r").replaceAll("\\p{Cntrl}", "?");
  }

  private RawThread thread(long number) throws ImportException {
    if (number < 1 || number > MOST_THREADS) {
      throw new ImportException(
          (name + ", line " + line + ": there is no thread " + number)
              + ("; they are numbered from 1 to at most " + MOST_THREADS));
    }
    while (threads.size() < number) {
      threads.add(new RawThread());
    }
    return threads.get((int) number - 1);
  }

  private void requireEqualThreads() throws ImportException {
    int most = threads.stream().mapToInt(RawThread::calls).max().orElseThrow();
    for (int i = 0; i < threads.size(); i++) {
      if (threads.get(i).calls() != most) {
        throw new ImportException(
            (name + ", line " + line + ": at the end thread " + (i + 1) + " has ")
                + (threads.get(i).calls() + " calls, but another has " + most)
                + ": the file is short; leave this fork out with --forks");
      }
    }
  }
}
