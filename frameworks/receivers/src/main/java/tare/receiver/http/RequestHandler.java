package tare.receiver.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import java.io.IOException;
import tare.receiver.MalformedMessageException;
import tare.receiver.net.MessageWatch;

/** Hands whole requests to the service and its answers back. */
final class RequestHandler extends SimpleChannelInboundHandler<FullHttpRequest> {

  private static final int BAD_REQUEST = 400;

  private final MessageWatch watch;
  private final int largestBytes;
  private final HttpService service;

  RequestHandler(MessageWatch watch, int largestBytes, HttpService service) {
    this.watch = watch;
    this.largestBytes = largestBytes;
    this.service = service;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
    if (watch.isCondemned()) {
      return;
    }
    if (request.decoderResult().isFailure()) {
      refuse(context, request.decoderResult().cause());
      return;
    }
    watch.finished();
    try {
      HttpAnswer answer = service.answer(HttpMessage.of(request, largestBytes));
      send(context, answer, HttpUtil.isKeepAlive(request));
    } catch (MalformedMessageException e) {
      refuse(context, e);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    // A connection that broke is closed already; the watch knows whether amid a request.
    if (!(cause instanceof IOException)) {
      refuse(context, cause);
    }
  }

  private void refuse(ChannelHandlerContext context, Throwable cause) {
    watch.condemn();
    send(context, HttpAnswer.text(BAD_REQUEST, "text/plain", String.valueOf(cause)), false);
  }

  private static void send(ChannelHandlerContext context, HttpAnswer answer, boolean keepAlive) {
    FullHttpResponse response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1,
            HttpResponseStatus.valueOf(answer.status()),
            Unpooled.wrappedBuffer(answer.body()));
    response
        .headers()
        .set(HttpHeaderNames.CONTENT_TYPE, answer.contentType())
        .setInt(HttpHeaderNames.CONTENT_LENGTH, answer.body().length);
    HttpUtil.setKeepAlive(response, keepAlive);
    var sent = context.writeAndFlush(response);
    if (!keepAlive) {
      sent.addListener(ChannelFutureListener.CLOSE);
    }
  }
}
