package tare.receiver.grpc;

import io.grpc.Context;
import io.grpc.Context.CancellableContext;
import io.grpc.Metadata;
import io.grpc.ServerStreamTracer;
import io.grpc.Status;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeoutException;
import tare.receiver.RecordCounts;

/**
 * Sees to it that every gRPC call is counted: each message as the batch its service made of it, and
 * a call that failed for what was sent over it as malformed. Calls that were cut off, too large,
 * badly compressed or meant for somebody else never reach a service.
 */
public final class CallWatch extends ServerStreamTracer {

  private static final Context.Key<CallWatch> CURRENT = Context.key("watch");

  /** How a call ends that was in order until its client went away. */
  private static final Set<Status.Code> CLIENT_LEFT =
      Set.of(Status.Code.CANCELLED, Status.Code.UNAVAILABLE);

  private final RecordCounts counts;
  private final MessageDeadline deadline;
  private volatile boolean understood;
  private volatile CancellableContext call;

  private CallWatch(RecordCounts counts, Duration longest, ScheduledExecutorService timer) {
    this.counts = counts;
    this.deadline =
        new MessageDeadline(
            longest,
            timer,
            () -> call.cancel(new TimeoutException("the message took over " + longest)));
  }

  /**
   * Watches every call of a server.
   *
   * @param longest how long a message may take from its first byte to its last, whatever deadline
   *     its client gave the call
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
    CURRENT.get().counts.batch(records, bytes);
  }

  /** Notes that a message of the call that runs on this thread is in order. */
  static void understood() {
    CURRENT.get().understood = true;
  }

  @Override
  public Context filterContext(Context context) {
    call = context.withCancellation();
    deadline.begin();
    return call.withValue(CURRENT, this);
  }

  @Override
  public void serverCallStarted(ServerCallInfo<?, ?> started) {
    if (!started.getMethodDescriptor().getType().clientSendsOneMessage()) {
      // A stream may stay open without a message for as long as its client likes.
      understood = true;
      deadline.end();
    }
  }

  @Override
  public void inboundMessage(int number) {
    deadline.begin();
  }

  @Override
  public void inboundMessageRead(int number, long wireBytes, long bytes) {
    deadline.end();
  }

  @Override
  public void streamClosed(Status status) {
    boolean inOrder =
        understood && !deadline.isUnderWay() && CLIENT_LEFT.contains(status.getCode());
    if (!status.isOk() && !inOrder) {
      counts.malformed();
    }
    deadline.stop();
    if (call != null) {
      call.cancel(null);
    }
  }
}
