package tare.kieker;

import java.io.IOException;
import java.net.InetSocketAddress;
import tare.receiver.MessageLimits;
import tare.receiver.Options;
import tare.receiver.Receiver;
import tare.receiver.ReceiverProcess;
import tare.receiver.RecordCounts;
import tare.receiver.stream.StreamReceiver;

/** Receives what Kieker's {@code SingleSocketTcpWriter} sends. */
public final class KiekerTcpReceiver {

  private KiekerTcpReceiver() {}

  /** Runs as a process. */
  public static void main(String[] arguments) {
    QuietLogging.set();
    ReceiverProcess.run(arguments, KiekerTcpReceiver::start);
  }

  static Receiver start(InetSocketAddress address, RecordCounts counts, Options options)
      throws IOException {
    MessageLimits limits = MessageLimits.of(options.allowing(MessageLimits.OPTIONS));
    return StreamReceiver.start(address, counts, limits, () -> new KiekerStream(counts));
  }
}
