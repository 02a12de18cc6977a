package tare.scouter;

import java.nio.ByteBuffer;
import scouter.net.NetCafe;
import tare.receiver.MalformedMessageException;
import tare.receiver.stream.StreamDecoder;

/**
 * The connection on which a collector asks an agent: the agent says who it is, and answers. It is
 * asked nothing here, so there is nothing more to come.
 */
final class CommandConnection implements StreamDecoder {

  /** A word that says what is spoken, and the hash of the agent's name. */
  private static final int GREETING_BYTES = 2 * Integer.BYTES;

  private boolean greeted;

  @Override
  public void decode(ByteBuffer bytes) throws MalformedMessageException {
    if (greeted && bytes.hasRemaining()) {
      throw new MalformedMessageException("an answer to what nobody asked");
    }
    if (bytes.remaining() < GREETING_BYTES) {
      return;
    }
    int protocol = bytes.getInt();
    if (protocol != NetCafe.TCP_AGENT && protocol != NetCafe.TCP_AGENT_V2) {
      throw new MalformedMessageException("no agent: " + Integer.toHexString(protocol));
    }
    bytes.getInt();
    greeted = true;
    decode(bytes);
  }
}
