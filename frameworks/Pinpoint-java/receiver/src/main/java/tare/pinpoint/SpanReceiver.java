package tare.pinpoint;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import tare.receiver.MalformedMessageException;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordBalance;
import tare.receiver.RecordCounts;
import tare.receiver.grpc.CallWatch;
import tare.receiver.grpc.GrpcReceiver;
import tare.receiver.grpc.MessageHandler;
import tare.receiver.grpc.MessageService;

/**
 * Stands in for Pinpoint's collector, with all of its services on one port. With {@code
 * --events-per-transaction N} it tells from the agent's own statistics how many events were
 * dropped.
 */
public final class SpanReceiver {

  private static final String EVENTS_PER_TRANSACTION = "--events-per-transaction";

  private static final byte[] EMPTY = {};

  /** A {@code PResult} whose first field, success, is true. */
  private static final byte[] SUCCESS = {8, 1};

  private final RecordBalance balance;
  private final long eventsPerTransaction;
  private final AtomicLong transactions = new AtomicLong();

  private SpanReceiver(RecordBalance balance, long eventsPerTransaction) {
    this.balance = balance;
    this.eventsPerTransaction = eventsPerTransaction;
  }

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, SpanReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    Set<String> known = new HashSet<>(MessageLimits.OPTIONS);
    known.add(EVENTS_PER_TRANSACTION);
    MessageLimits limits = MessageLimits.of(options.allowing(known));
    int eventsPerTransaction = options.number(EVENTS_PER_TRANSACTION, 0, Integer.MAX_VALUE);
    SpanReceiver receiver = new SpanReceiver(new RecordBalance(counts), eventsPerTransaction);
    return GrpcReceiver.start(
        address, counts, limits, receiver.services().toArray(MessageService[]::new));
  }

  private List<MessageService> services() {
    MessageHandler ignored = MessageHandler.IGNORED;
    return List.of(
        service("Span").stream("SendSpan", this::span, EMPTY),
        service("Stat").stream("SendAgentStat", this::stat, EMPTY),
        service("Agent")
            .unary("RequestAgentInfo", ignored, SUCCESS)
            .silentStream("PingSession", ignored),
        service("Metadata")
            .unary("RequestSqlMetaData", ignored, SUCCESS)
            .unary("RequestSqlUidMetaData", ignored, SUCCESS)
            .unary("RequestApiMetaData", ignored, SUCCESS)
            .unary("RequestStringMetaData", ignored, SUCCESS)
            .unary("RequestExceptionMetaData", ignored, SUCCESS),
        // It waits for commands, and is given none.
        service("ProfilerCommandService")
            .silentStream("HandleCommand", ignored)
            .silentStream("HandleCommandV2", ignored));
  }

  private static MessageService service(String name) {
    return new MessageService("v1." + name);
  }

  private void span(byte[] span) throws MalformedMessageException {
    long events = SpanMessage.events(span);
    CallWatch.batch(events, span.length);
    balance.arrived(events);
  }

  private void stat(byte[] stat) throws MalformedMessageException {
    long begun = StatMessage.transactions(stat);
    balance.begun(transactions.addAndGet(begun) * eventsPerTransaction);
  }
}
