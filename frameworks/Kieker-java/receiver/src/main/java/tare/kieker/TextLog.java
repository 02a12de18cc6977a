package tare.kieker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import kieker.common.record.IMonitoringRecord;
import kieker.common.record.controlflow.OperationExecutionRecord;
import kieker.common.record.factory.CachedRecordFactoryCatalog;
import kieker.common.record.io.TextValueDeserializer;
import tare.receiver.RecordCounts;

/** Counts the records in files of the text format, a line each: {@code $CLASS;TIME;VALUE;…}. */
final class TextLog {

  private final StringMap strings;
  private final RecordCounts counts;
  private final CachedRecordFactoryCatalog factories = CachedRecordFactoryCatalog.getInstance();

  TextLog(StringMap strings, RecordCounts counts) {
    this.strings = strings;
    this.counts = counts;
  }

  /** Reads one file; a last line without its end was cut off. */
  void read(Path file) throws IOException {
    boolean cutOff = !endsWithLineEnd(file);
    long executions = 0;
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
      String line = lines.readLine();
      while (line != null) {
        String next = lines.readLine();
        if (next == null && cutOff) {
          counts.malformed();
        } else {
          executions += executionsIn(line);
        }
        line = next;
      }
    }
    counts.batch(executions, Files.size(file));
  }

  private static boolean endsWithLineEnd(Path file) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
      if (bytes.length() == 0) {
        return true;
      }
      bytes.seek(bytes.length() - 1);
      return bytes.read() == '\n';
    }
  }

  private int executionsIn(String line) {
    try {
      return record(line) instanceof OperationExecutionRecord ? 1 : 0;
    } catch (RuntimeException | LinkageError e) {
      // Whatever Kieker's classes make of nonsense: none of them was written for it.
      counts.malformed();
      return 0;
    }
  }

  private IMonitoringRecord record(String line) {
    int typeEnd = line.indexOf(';');
    if (typeEnd < 0 || line.charAt(0) != '$') {
      throw new IllegalArgumentException("no record: " + line);
    }
    String type = strings.strings().get(Integer.valueOf(line.substring(1, typeEnd)));
    if (type == null || !type.startsWith(KiekerStream.PACKAGE_OF_RECORDS)) {
      throw new IllegalArgumentException("a record of no known class: " + type);
    }
    CharBuffer values = CharBuffer.wrap(line, typeEnd + 1, line.length()).slice();
    TextValueDeserializer deserializer = TextValueDeserializer.create(values);
    long loggedAt = deserializer.getLong();
    IMonitoringRecord record = factories.get(type).create(deserializer);
    record.setLoggingTimestamp(loggedAt);
    if (values.hasRemaining()) {
      throw new IllegalArgumentException("more values than the record has: " + line);
    }
    return record;
  }
}
