package tare.receiver.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tare.receiver.RecordCounts;

/**
 * Watches the messages of one connection, so that one which ends half-way or never ends is counted:
 * from the first byte of a message a deadline runs, and a connection that closes before the message
 * was whole has sent something malformed. A connection between messages may stay idle.
 */
public final class MessageWatch {

  private final RecordCounts counts;
  private final Duration longest;
  private Future<?> deadline;
  private boolean condemned;

  /**
   * A watch of one connection.
   *
   * @param longest how long a message may take from its first byte to its last
   */
  public MessageWatch(RecordCounts counts, Duration longest) {
    this.counts = counts;
    this.longest = longest;
  }

  /**
   * A message has begun, or goes on. Where it takes too long the pipeline is told by a {@link
   * TimeoutException}, whose handler condemns the connection.
   */
  public void begun(ChannelHandlerContext context) {
    if (deadline == null && !condemned) {
      deadline =
          context
              .executor()
              .schedule(() -> expire(context), longest.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void expire(ChannelHandlerContext context) {
    context
        .pipeline()
        .fireExceptionCaught(new TimeoutException("the message took over " + longest));
  }

  /** The message under way is whole. */
  public void finished() {
    if (deadline != null) {
      deadline.cancel(false);
      deadline = null;
    }
  }

  /** Counts a malformed message, once for a connection: nothing after it can be understood. */
  public void condemn() {
    finished();
    if (!condemned) {
      condemned = true;
      counts.malformed();
    }
  }

  /** Whether something malformed has been seen. */
  public boolean isCondemned() {
    return condemned;
  }

  /** The connection has ended; a message under way will never be whole. */
  public void connectionEnded() {
    if (deadline != null) {
      condemn();
    }
  }
}
