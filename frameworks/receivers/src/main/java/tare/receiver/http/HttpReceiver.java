package tare.receiver.http;

import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import java.io.IOException;
import java.net.InetSocketAddress;
import tare.receiver.MessageLimits;
import tare.receiver.Receiver;
import tare.receiver.RecordCounts;
import tare.receiver.net.MessageWatch;
import tare.receiver.net.TcpServer;

/** An HTTP/1.1 server on loopback that counts what its service finds in the requests. */
public final class HttpReceiver {

  private HttpReceiver() {}

  /**
   * Starts to listen.
   *
   * @param address where
   * @param counts where connections and malformed requests are counted; the service counts the rest
   * @param limits of a request
   * @param service what to do with a request
   * @throws IOException when it cannot listen there
   */
  public static Receiver start(
      InetSocketAddress address, RecordCounts counts, MessageLimits limits, HttpService service)
      throws IOException {
    return TcpServer.start(
        address, counts, pipeline -> addHandlers(pipeline, counts, limits, service));
  }

  /**
   * Starts to listen for HTTPS.
   *
   * @param address where
   * @param counts where connections and malformed requests are counted; the service counts the rest
   * @param limits of a request
   * @param service what to do with a request
   * @param tls the receiver's certificate
   * @throws IOException when it cannot listen there
   */
  public static Receiver startSecure(
      InetSocketAddress address,
      RecordCounts counts,
      MessageLimits limits,
      HttpService service,
      SslContext tls)
      throws IOException {
    return TcpServer.start(
        address,
        counts,
        pipeline -> {
          SslHandler handshake = tls.newHandler(pipeline.channel().alloc());
          handshake.setHandshakeTimeoutMillis(limits.longest().toMillis());
          pipeline.addLast(handshake);
          addHandlers(pipeline, counts, limits, service);
        });
  }

  private static void addHandlers(
      ChannelPipeline pipeline, RecordCounts counts, MessageLimits limits, HttpService service) {
    MessageWatch watch = new MessageWatch(counts, limits.longest());
    pipeline.addLast(
        new RequestWatch(watch),
        new HttpServerCodec(),
        new RequestAssembly(watch, limits.largestBytes()),
        new RequestHandler(watch, limits.largestBytes(), service));
  }
}
