package tare.receiver.grpc;

import io.grpc.MethodDescriptor.Marshaller;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Takes and gives messages as bytes, where a service must know their size and must itself see those
 * that cannot be parsed.
 */
public final class Bytes implements Marshaller<byte[]> {

  @Override
  public InputStream stream(byte[] message) {
    return new ByteArrayInputStream(message);
  }

  @Override
  public byte[] parse(InputStream message) {
    try {
      return message.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
