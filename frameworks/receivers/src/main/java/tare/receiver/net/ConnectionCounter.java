package tare.receiver.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import tare.receiver.RecordCounts;

/**
 * Counts the connections of a listening socket from the moment they are accepted, so that those
 * which never speak their protocol are seen too. Goes into the pipeline of the listening socket.
 */
@Sharable
public final class ConnectionCounter extends ChannelInboundHandlerAdapter {

  private final RecordCounts counts;

  /** Counts into {@code counts}. */
  public ConnectionCounter(RecordCounts counts) {
    this.counts = counts;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object accepted) {
    counts.connectionOpened();
    ((Channel) accepted).closeFuture().addListener(closed -> counts.connectionClosed());
    context.fireChannelRead(accepted);
  }
}
