package tare.receiver.http;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import tare.receiver.net.MessageWatch;

/** Joins a request's parts, and counts the one that is too large before it is read to its end. */
final class RequestAssembly extends HttpObjectAggregator {

  private final MessageWatch watch;

  RequestAssembly(MessageWatch watch, int largestBytes) {
    super(largestBytes, true);
    this.watch = watch;
  }

  @Override
  protected void handleOversizedMessage(ChannelHandlerContext context, HttpMessage oversized) {
    watch.condemn();
    context
        .writeAndFlush(
            new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1, HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE))
        .addListener(ChannelFutureListener.CLOSE);
  }
}
