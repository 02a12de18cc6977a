package tare.receiver.grpc;

import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Takes and gives messages as bytes, where a service must know their size and must itself see those
 * that cannot be parsed. A message that cannot even be decompressed, or swells beyond the limit, is
 * null: gRPC passes over an exception, and goes on as if that message had not been sent.
 */
final class Bytes implements Marshaller<byte[]> {

  @Override
  public InputStream stream(byte[] message) {
    return new ByteArrayInputStream(message);
  }

  @Override
  public byte[] parse(InputStream message) {
    try {
      return message.readAllBytes();
    } catch (IOException | StatusRuntimeException e) {
      return null;
    }
  }
}
