package tare.receiver.net;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.TimeUnit;

/** The few threads that serve all connections of a receiver. */
public final class EventThreads {

  /** A receiver shares its machine with what is measured: it must not take all processors. */
  private static final int THREADS = 2;

  private static final int LONGEST_END_MILLIS = 500;

  private EventThreads() {}

  /** A new group of daemon threads. */
  public static EventLoopGroup start() {
    // New JDKs print warnings about Unsafe, and standard error is for errors.
    System.setProperty("io.netty.noUnsafe", "true");
    return new NioEventLoopGroup(THREADS, new DefaultThreadFactory("receiver", true));
  }

  /** Ends a group, and with it the connections it serves. */
  public static void stop(EventLoopGroup threads) {
    threads.shutdownGracefully(0, LONGEST_END_MILLIS, TimeUnit.MILLISECONDS).awaitUninterruptibly();
  }
}
