package tare.kieker;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import kieker.common.record.IMonitoringRecord;
import kieker.common.record.controlflow.OperationExecutionRecord;
import kieker.monitoring.core.controller.tcp.TcpRecordReader;
import org.slf4j.helpers.NOPLogger;
import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;
import tare.receiver.stream.StreamDecoder;

/**
 * Counts the records in a stream of Kieker's binary format, in which strings are registered under a
 * number before they are used. Kieker's own reader decodes the records; it takes much for granted,
 * so what it would pass over in silence is refused here.
 */
final class KiekerStream implements StreamDecoder {

  /** In the place of a record's class: a string is registered. */
  private static final int REGISTRATION = -1;

  private static final int REGISTRATION_HEADER_BYTES = 12;
  private static final int LARGEST_STRING_BYTES = 1 << 20;

  /** Other classes are not even looked for: their names come from the network. */
  static final String PACKAGE_OF_RECORDS = "kieker.common.record.";

  private final RecordCounts counts;
  private final TcpRecordReader reader;
  private final Map<Integer, String> strings = new HashMap<>();
  private long executions;
  private boolean understood;

  KiekerStream(RecordCounts counts) {
    this.counts = counts;
    // Only its decoding is used: it would listen on all addresses, not on loopback alone.
    reader = new TcpRecordReader(0, 0, NOPLogger.NOP_LOGGER, this::received);
  }

  @Override
  public void decode(ByteBuffer bytes) throws MalformedMessageException {
    int start = bytes.position();
    executions = 0;
    try {
      while (bytes.remaining() >= Integer.BYTES && decodeOne(bytes)) {
        // Goes on with the next one.
      }
    } finally {
      if (bytes.position() > start) {
        counts.batch(executions, bytes.position() - start);
      }
    }
  }

  /** Registers a string, as a stream or the map file beside a log does. */
  void register(int number, String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer registration = ByteBuffer.allocate(REGISTRATION_HEADER_BYTES + utf8.length);
    registration.putInt(REGISTRATION).putInt(number).putInt(utf8.length).put(utf8).flip();
    strings.put(number, text);
    reader.onBufferReceived(registration);
  }

  private boolean decodeOne(ByteBuffer bytes) throws MalformedMessageException {
    return bytes.getInt(bytes.position()) == REGISTRATION
        ? decodeRegistration(bytes)
        : decodeRecord(bytes);
  }

  private boolean decodeRegistration(ByteBuffer bytes) throws MalformedMessageException {
    if (bytes.remaining() < REGISTRATION_HEADER_BYTES) {
      return false;
    }
    int start = bytes.position();
    int length = bytes.getInt(start + 2 * Integer.BYTES);
    if (length < 0 || length > LARGEST_STRING_BYTES) {
      throw new MalformedMessageException("a string of " + length + " bytes");
    }
    if (bytes.remaining() - REGISTRATION_HEADER_BYTES < length) {
      return false;
    }
    byte[] utf8 = new byte[length];
    bytes.position(start + REGISTRATION_HEADER_BYTES).get(utf8);
    register(bytes.getInt(start + Integer.BYTES), new String(utf8, StandardCharsets.UTF_8));
    return true;
  }

  private boolean decodeRecord(ByteBuffer bytes) throws MalformedMessageException {
    int start = bytes.position();
    String type = strings.get(bytes.getInt(start));
    if (type == null || !type.startsWith(PACKAGE_OF_RECORDS)) {
      throw new MalformedMessageException("a record of no known class: " + type);
    }
    understood = false;
    boolean whole;
    try {
      whole = reader.onBufferReceived(bytes);
    } catch (RuntimeException | LinkageError e) {
      bytes.position(start);
      throw new MalformedMessageException("a record that cannot be made: " + type, e);
    }
    if (!whole) {
      bytes.position(start);
      return false;
    }
    if (!understood) {
      throw new MalformedMessageException("a record with strings that nobody registered: " + type);
    }
    return true;
  }

  private void received(IMonitoringRecord arrived) {
    if (arrived instanceof OperationExecutionRecord execution) {
      understood = isWhole(execution);
      executions += understood ? 1 : 0;
    } else {
      understood = true;
    }
  }

  /** Kieker's reader leaves out the strings it does not find. */
  private static boolean isWhole(OperationExecutionRecord execution) {
    return execution.getOperationSignature() != null
        && execution.getSessionId() != null
        && execution.getHostname() != null;
  }
}
