package tare.receiver.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import tare.receiver.net.MessageWatch;

/** Sees the raw bytes of a connection, among them those of requests that never become whole. */
final class RequestWatch extends ChannelInboundHandlerAdapter {

  private final MessageWatch watch;

  RequestWatch(MessageWatch watch) {
    this.watch = watch;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object bytes) {
    watch.begun(context);
    context.fireChannelRead(bytes);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    watch.connectionEnded();
    context.fireChannelInactive();
  }
}
