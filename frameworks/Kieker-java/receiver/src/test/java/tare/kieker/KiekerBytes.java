package tare.kieker;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import kieker.common.record.controlflow.OperationExecutionRecord;
import kieker.common.record.misc.KiekerMetadataRecord;

/** Kieker's binary format written by hand, so that it can be wrong. */
final class KiekerBytes {

  private static final int METADATA = 0;
  private static final int EXECUTION = 1;
  private static final int HOST = 2;
  private static final int SESSION = 3;
  private static final int OPERATION = 4;

  private KiekerBytes() {}

  /** All strings that the records here refer to. */
  static byte[] strings() {
    return join(
        registration(METADATA, KiekerMetadataRecord.class.getName()),
        registration(EXECUTION, OperationExecutionRecord.class.getName()),
        registration(HOST, "host"),
        registration(SESSION, "<no-session-id>"),
        registration(OPERATION, "public long a.B.c(long,int)"));
  }

  /** The same strings as they stand in a map file. */
  static String map() {
    return """
        $0=%s
        $1=%s
        $2=host
        $3=<no-session-id>
        $4=public long a.B.c(long,int)
        """
        .formatted(KiekerMetadataRecord.class.getName(), OperationExecutionRecord.class.getName());
  }

  static byte[] registration(int number, String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return registration(number, utf8.length, utf8);
  }

  static byte[] registration(int number, int length, byte[] utf8) {
    return ByteBuffer.allocate(12 + utf8.length)
        .putInt(-1)
        .putInt(number)
        .putInt(length)
        .put(utf8)
        .array();
  }

  /** The record that every log begins with. */
  static byte[] metadata() {
    return ByteBuffer.allocate(12 + 37)
        .putInt(METADATA)
        .putLong(1)
        .putInt(HOST)
        .putInt(HOST)
        .putInt(HOST)
        .putInt(1)
        .put((byte) 0)
        .putLong(0)
        .putInt(HOST)
        .putLong(1)
        .array();
  }

  static byte[] executions(int number) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < number; i++) {
      all.writeBytes(execution(EXECUTION, OPERATION, SESSION, HOST));
    }
    return all.toByteArray();
  }

  /** An execution that refers to strings by other numbers. */
  static byte[] execution(int type, int operation, int session, int host) {
    return ByteBuffer.allocate(56)
        .putInt(type)
        .putLong(5)
        .putInt(operation)
        .putInt(session)
        .putLong(6)
        .putLong(7)
        .putLong(8)
        .putInt(host)
        .putInt(0)
        .putInt(0)
        .array();
  }

  static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
