package tare.skywalking;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tare.receiver.MalformedMessageException;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;
import tare.receiver.grpc.CallWatch;
import tare.receiver.grpc.GrpcReceiver;
import tare.receiver.grpc.MessageHandler;
import tare.receiver.grpc.MessageService;

/**
 * Stands in for SkyWalking's collector. With {@code --spans-per-segment N} it tells from the
 * agent's own meters how many spans were dropped.
 */
public final class SegmentReceiver {

  private static final String SPANS_PER_SEGMENT = "--spans-per-segment";

  /** An empty message: no commands for the agent. */
  private static final byte[] NO_COMMANDS = {};

  private final SegmentBalance balance;

  private SegmentReceiver(SegmentBalance balance) {
    this.balance = balance;
  }

  /** Runs as a process. */
  public static void main(String[] arguments) {
    ReceiverProcess.run(arguments, SegmentReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    Set<String> known = new HashSet<>(MessageLimits.OPTIONS);
    known.add(SPANS_PER_SEGMENT);
    MessageLimits limits = MessageLimits.of(options.allowing(known));
    int spansPerSegment = options.number(SPANS_PER_SEGMENT, 0, Integer.MAX_VALUE);
    SegmentReceiver receiver = new SegmentReceiver(new SegmentBalance(counts, spansPerSegment));
    return GrpcReceiver.start(
        address, counts, limits, receiver.services().toArray(MessageService[]::new));
  }

  private List<MessageService> services() {
    MessageHandler ignored = MessageHandler.IGNORED;
    return List.of(
        service("TraceSegmentReportService").stream("collect", this::segment, NO_COMMANDS)
            .unary("collectInSync", this::segments, NO_COMMANDS),
        service("MeterReportService").stream("collect", this::meter, NO_COMMANDS).stream(
            "collectBatch", this::meters, NO_COMMANDS),
        service("ManagementService")
            .unary("reportInstanceProperties", ignored, NO_COMMANDS)
            .unary("keepAlive", ignored, NO_COMMANDS),
        service("JVMMetricReportService").unary("collect", ignored, NO_COMMANDS),
        service("ConfigurationDiscoveryService").unary("fetchConfigurations", ignored, NO_COMMANDS),
        service("EventService").stream("collect", ignored, NO_COMMANDS));
  }

  private static MessageService service(String name) {
    return new MessageService("skywalking.v3." + name);
  }

  private void segment(byte[] segment) throws MalformedMessageException {
    take(SegmentMessage.spans(segment), segment.length);
  }

  private void segments(byte[] collection) throws MalformedMessageException {
    take(SegmentMessage.spansOfCollection(collection), collection.length);
  }

  private void take(long spans, long bytes) {
    CallWatch.batch(spans, bytes);
    balance.arrived(spans);
  }

  private void meter(byte[] meter) throws MalformedMessageException {
    MeterMessage.read(meter, balance::report);
  }

  private void meters(byte[] collection) throws MalformedMessageException {
    MeterMessage.readCollection(collection, balance::report);
  }
}
