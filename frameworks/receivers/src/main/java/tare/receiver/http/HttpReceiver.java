package tare.receiver.http;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpServerCodec;
import java.io.IOException;
import java.net.InetSocketAddress;
import tare.receiver.MessageLimits;
import tare.receiver.Receiver;
import tare.receiver.RecordCounts;
import tare.receiver.net.ConnectionCounter;
import tare.receiver.net.EventThreads;

/** An HTTP/1.1 server on loopback that counts what its service finds in the requests. */
public final class HttpReceiver implements Receiver {

  private final EventLoopGroup threads;
  private final Channel listening;

  private HttpReceiver(EventLoopGroup threads, Channel listening) {
    this.threads = threads;
    this.listening = listening;
  }

  /**
   * Starts to listen.
   *
   * @param address where
   * @param counts where connections and malformed requests are counted; the service counts the rest
   * @param limits of a request
   * @param service what to do with a request
   * @throws IOException when it cannot listen there
   */
  public static HttpReceiver start(
      InetSocketAddress address, RecordCounts counts, MessageLimits limits, HttpService service)
      throws IOException {
    EventLoopGroup threads = EventThreads.start();
    ServerBootstrap server =
        new ServerBootstrap()
            .group(threads)
            .channel(NioServerSocketChannel.class)
            .handler(new ConnectionCounter(counts))
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                  @Override
                  protected void initChannel(SocketChannel connection) {
                    RequestWatch watch = new RequestWatch(counts, limits.longest());
                    connection
                        .pipeline()
                        .addLast(
                            watch,
                            new HttpServerCodec(),
                            new RequestAssembly(watch, limits.largestBytes()),
                            new RequestHandler(watch, limits.largestBytes(), service));
                  }
                });
    ChannelFuture bound = server.bind(address).awaitUninterruptibly();
    if (!bound.isSuccess()) {
      EventThreads.stop(threads);
      throw new IOException(bound.cause().getMessage(), bound.cause());
    }
    return new HttpReceiver(threads, bound.channel());
  }

  @Override
  public int port() {
    return ((InetSocketAddress) listening.localAddress()).getPort();
  }

  @Override
  public void close() {
    listening.close().awaitUninterruptibly();
    EventThreads.stop(threads);
  }
}
