package tare.receiver.grpc;

import io.grpc.BindableService;
import io.grpc.Server;
import io.grpc.netty.NettyServerBuilder;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import tare.receiver.MessageLimits;
import tare.receiver.Receiver;
import tare.receiver.RecordCounts;
import tare.receiver.net.ConnectionCounter;
import tare.receiver.net.EventThreads;

/** A gRPC server on loopback whose services count what they find with {@link CallWatch}. */
public final class GrpcReceiver implements Receiver {

  /** Held here, or its level would be forgotten with it. */
  private static final Logger LIBRARY_LOG = Logger.getLogger("io.grpc");

  private final EventLoopGroup threads;
  private final Server server;

  private GrpcReceiver(EventLoopGroup threads, Server server) {
    this.threads = threads;
    this.server = server;
  }

  /**
   * Starts to listen.
   *
   * @param address where
   * @param counts where connections and what cannot be understood are counted
   * @param limits of a message
   * @param services what to do with the calls
   * @throws IOException when it cannot listen there
   */
  public static GrpcReceiver start(
      InetSocketAddress address,
      RecordCounts counts,
      MessageLimits limits,
      BindableService... services)
      throws IOException {
    // It tells of itself on standard error, which is for errors.
    LIBRARY_LOG.setLevel(Level.WARNING);
    EventLoopGroup threads = EventThreads.start();
    NettyServerBuilder builder =
        NettyServerBuilder.forAddress(address)
            .channelFactory(() -> listening(counts))
            .bossEventLoopGroup(threads)
            .workerEventLoopGroup(threads)
            // Counting is quicker than handing over to another thread.
            .directExecutor()
            .addStreamTracerFactory(CallWatch.watching(counts, limits.longest(), threads))
            .handshakeTimeout(limits.longest().toMillis(), TimeUnit.MILLISECONDS)
            .permitKeepAliveWithoutCalls(true)
            .permitKeepAliveTime(1, TimeUnit.MILLISECONDS)
            .maxInboundMessageSize(limits.largestBytes());
    for (BindableService service : services) {
      builder.addService(service);
    }
    try {
      return new GrpcReceiver(threads, builder.build().start());
    } catch (IOException e) {
      EventThreads.stop(threads);
      throw e;
    }
  }

  private static ServerChannel listening(RecordCounts counts) {
    ServerChannel listening = new NioServerSocketChannel();
    listening.pipeline().addLast(new ConnectionCounter(counts), new AcceptedConnections(counts));
    return listening;
  }

  @Override
  public int port() {
    return server.getPort();
  }

  @Override
  public void close() {
    server.shutdownNow();
    EventThreads.stop(threads);
  }

  /** Puts a watch in front of every connection's own handlers, where the bytes are raw. */
  private static final class AcceptedConnections extends ChannelInboundHandlerAdapter {

    private final RecordCounts counts;

    AcceptedConnections(RecordCounts counts) {
      this.counts = counts;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object accepted) {
      ((Channel) accepted).pipeline().addLast(new ConnectionWatch(counts));
      context.fireChannelRead(accepted);
    }
  }
}
