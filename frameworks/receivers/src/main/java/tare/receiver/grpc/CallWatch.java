package tare.receiver.grpc;

import io.grpc.Context;
import io.grpc.Context.CancellableContext;
import io.grpc.Metadata;
import io.grpc.ServerStreamTracer;
import io.grpc.Status;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import tare.receiver.RecordCounts;

/**
 * Sees to it that every gRPC call is counted once: as the batch its service made of it, or, where
 * no service came to that and the call failed, as malformed. Calls that were cut off, too large,
 * badly compressed or meant for somebody else never reach a service.
 */
public final class CallWatch extends ServerStreamTracer {

  private static final Context.Key<CallWatch> CURRENT = Context.key("watch");

  private final RecordCounts counts;
  private final Duration longest;
  private final ScheduledExecutorService timer;
  private volatile boolean understood;
  private volatile CancellableContext deadline;

  private CallWatch(RecordCounts counts, Duration longest, ScheduledExecutorService timer) {
    this.counts = counts;
    this.longest = longest;
    this.timer = timer;
  }

  /**
   * Watches every call of a server.
   *
   * @param longest how long a call may take, whatever deadline its client gave it
   */
  static ServerStreamTracer.Factory watching(
      RecordCounts counts, Duration longest, ScheduledExecutorService timer) {
    return new ServerStreamTracer.Factory() {
      @Override
      public ServerStreamTracer newServerStreamTracer(String method, Metadata headers) {
        return new CallWatch(counts, longest, timer);
      }
    };
  }

  /**
   * Counts a message of the call that runs on this thread.
   *
   * @param records spans or events in it
   * @param bytes its size, uncompressed and without the protocol's framing
   */
  public static void batch(long records, long bytes) {
    CallWatch watch = CURRENT.get();
    watch.understood = true;
    watch.counts.batch(records, bytes);
  }

  @Override
  public Context filterContext(Context context) {
    deadline = context.withDeadlineAfter(longest.toMillis(), TimeUnit.MILLISECONDS, timer);
    return deadline.withValue(CURRENT, this);
  }

  @Override
  public void streamClosed(Status status) {
    if (!status.isOk() && !understood) {
      counts.malformed();
    }
    if (deadline != null) {
      // Nobody waits for it any longer; this releases its timer.
      deadline.cancel(null);
    }
  }
}
