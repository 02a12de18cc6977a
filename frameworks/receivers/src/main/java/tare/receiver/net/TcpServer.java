package tare.receiver.net;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.function.Consumer;
import tare.receiver.Receiver;
import tare.receiver.RecordCounts;

/** A listening socket whose connections are counted and served by handlers of a protocol. */
public final class TcpServer implements Receiver {

  private final EventLoopGroup threads;
  private final Channel listening;

  private TcpServer(EventLoopGroup threads, Channel listening) {
    this.threads = threads;
    this.listening = listening;
  }

  /**
   * Starts to listen.
   *
   * @param address where
   * @param counts where connections are counted
   * @param handlers adds the protocol's handlers to the pipeline of a new connection
   * @throws IOException when it cannot listen there
   */
  public static TcpServer start(
      InetSocketAddress address, RecordCounts counts, Consumer<ChannelPipeline> handlers)
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
                    handlers.accept(connection.pipeline());
                  }
                });
    ChannelFuture bound = server.bind(address).awaitUninterruptibly();
    if (!bound.isSuccess()) {
      EventThreads.stop(threads);
      throw new IOException(bound.cause().getMessage(), bound.cause());
    }
    return new TcpServer(threads, bound.channel());
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
