package tare.receiver.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tare.receiver.RecordCounts;

/**
 * Watches the raw bytes of one connection, so that a request which ends half-way or never ends is
 * counted: from the first byte of a request a deadline runs, and a connection that closes before
 * the request was whole has sent something malformed. A connection between requests may stay idle.
 */
final class RequestWatch extends ChannelInboundHandlerAdapter {

  private final RecordCounts counts;
  private final Duration longest;
  private Future<?> deadline;
  private boolean condemned;

  RequestWatch(RecordCounts counts, Duration longest) {
    this.counts = counts;
    this.longest = longest;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object bytes) {
    if (deadline == null && !condemned) {
      deadline =
          context
              .executor()
              .schedule(() -> expire(context), longest.toMillis(), TimeUnit.MILLISECONDS);
    }
    context.fireChannelRead(bytes);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    if (deadline != null) {
      condemn();
    }
    context.fireChannelInactive();
  }

  private void expire(ChannelHandlerContext context) {
    context.fireExceptionCaught(new TimeoutException("the request took over " + longest));
  }

  /** The request under way is whole. */
  void finished() {
    if (deadline != null) {
      deadline.cancel(false);
      deadline = null;
    }
  }

  /** Counts a malformed request, once for a connection: nothing after it can be understood. */
  void condemn() {
    finished();
    if (!condemned) {
      condemned = true;
      counts.malformed();
    }
  }

  boolean isCondemned() {
    return condemned;
  }
}
