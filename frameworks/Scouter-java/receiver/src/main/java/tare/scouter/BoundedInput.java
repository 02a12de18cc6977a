package tare.scouter;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import scouter.io.DataInputX;

/**
 * The agent's own decoder, but for one thing: it makes arrays as long as the bytes say, before it
 * looks whether there are so many.
 */
final class BoundedInput extends DataInputX implements AutoCloseable {

  BoundedInput(byte[] bytes) {
    super(new ByteArrayInputStream(bytes));
  }

  @Override
  public byte[] read(int length) throws IOException {
    require(length);
    return super.read(length);
  }

  /** Reads whole numbers that nobody wants. */
  void readDecimals(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      readDecimal();
    }
  }

  private void require(long bytes) throws IOException {
    if (bytes < 0 || bytes > available()) {
      throw new EOFException(bytes + " bytes announced, " + available() + " left");
    }
  }
}
