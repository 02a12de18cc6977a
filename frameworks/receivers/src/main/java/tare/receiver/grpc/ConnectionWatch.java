package tare.receiver.grpc;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import tare.receiver.RecordCounts;

/**
 * Watches the raw bytes of one HTTP/2 connection for what no gRPC call tells of: a peer that does
 * not speak HTTP/2. The server answers it with a GOAWAY frame that carries an error, or the peer
 * leaves before it has said its preface.
 */
final class ConnectionWatch extends ChannelDuplexHandler {

  /** PRI * HTTP/2.0, two line ends, SM, two line ends: RFC 9113, section 3.4. */
  private static final int PREFACE_BYTES = 24;

  /** A GOAWAY frame: header of 9 bytes, last stream of 4, error of 4: RFC 9113, section 6.8. */
  private static final int GOAWAY_BYTES = 17;

  private static final int TYPE_OFFSET = 3;
  private static final int ERROR_OFFSET = 13;
  private static final int GOAWAY = 7;

  private final RecordCounts counts;
  private long received;
  private boolean broken;
  private boolean condemned;

  ConnectionWatch(RecordCounts counts) {
    this.counts = counts;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object bytes) {
    received += ((ByteBuf) bytes).readableBytes();
    context.fireChannelRead(bytes);
  }

  @Override
  public void write(ChannelHandlerContext context, Object bytes, ChannelPromise promise)
      throws Exception {
    // A connection is no longer active when a write has failed: its peer is gone as well.
    boolean isHeard = !broken && context.channel().isActive();
    if (isHeard && bytes instanceof ByteBuf frame && isRefusal(frame)) {
      condemn();
    }
    super.write(context, bytes, promise);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    // The peer broke the connection off: no error in what it said, though the server says GOAWAY.
    broken = true;
    context.fireExceptionCaught(cause);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    if (received > 0 && received < PREFACE_BYTES) {
      condemn();
    }
    context.fireChannelInactive();
  }

  private static boolean isRefusal(ByteBuf frame) {
    int start = frame.readerIndex();
    return frame.readableBytes() >= GOAWAY_BYTES
        && frame.getByte(start + TYPE_OFFSET) == GOAWAY
        && frame.getInt(start + ERROR_OFFSET) != 0;
  }

  private void condemn() {
    if (!condemned) {
      condemned = true;
      counts.malformed();
    }
  }
}
