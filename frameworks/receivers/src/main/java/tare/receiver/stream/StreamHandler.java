package tare.receiver.stream;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import tare.receiver.MalformedMessageException;
import tare.receiver.net.MessageWatch;

/** Gathers the bytes of one connection until they are whole messages. */
final class StreamHandler extends ByteToMessageDecoder {

  private final MessageWatch watch;
  private final int largestBytes;
  private final StreamDecoder decoder;

  StreamHandler(MessageWatch watch, int largestBytes, StreamDecoder decoder) {
    this.watch = watch;
    this.largestBytes = largestBytes;
    this.decoder = decoder;
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out)
      throws MalformedMessageException {
    if (watch.isCondemned()) {
      in.skipBytes(in.readableBytes());
      return;
    }
    ByteBuffer bytes = in.nioBuffer();
    int arrived = bytes.remaining();
    decoder.decode(bytes);
    int understood = arrived - bytes.remaining();
    in.skipBytes(understood);
    if (understood > 0) {
      watch.finished();
    }
    if (in.readableBytes() > largestBytes) {
      throw new MalformedMessageException("a message of over " + largestBytes + " bytes");
    }
    if (in.isReadable()) {
      watch.begun(context);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) throws Exception {
    super.channelInactive(context);
    watch.connectionEnded();
  }

  @Override
  @SuppressWarnings("FutureReturnValueIgnored") // nobody waits for the end of a bad connection
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    // A connection that broke is closed already; the watch knows whether amid a message.
    if (!(cause instanceof IOException)) {
      watch.condemn();
      context.close();
    }
  }
}
