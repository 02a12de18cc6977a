package tare.reference.receiver;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tare.receiver.MalformedMessageException;
import tare.receiver.RecordCounts;
import tare.reference.StreamFormat;

/**
 * Reads one file or connection of the agent's to its end and checks every record in it.
 *
 * <p>A batch is counted whole or, with a doubtful record in it, as one malformed message. Where a
 * stream stops making sense, one malformed message stands for the rest of it.
 */
final class StreamReader {

  private static final int FRAMING_BYTES = StreamFormat.FRAME_HEADER_BYTES + Integer.BYTES;

  private final ReadableByteChannel channel;
  private final RecordCounts counts;
  private final ByteBuffer buffer = StreamFormat.newFrameBuffer();
  private final Set<Integer> methods = new HashSet<>();
  private final Map<Long, ThreadRecords> threads = new HashMap<>();

  private final int largestContent;

  /** Records in all batches, good or bad: what the last frame must name. */
  private long recordsSeen;

  private boolean nothingRead = true;
  private volatile boolean inMessage;
  private volatile long messageSince;

  StreamReader(ReadableByteChannel channel, RecordCounts counts, int largestFrame) {
    this.channel = channel;
    this.counts = counts;
    largestContent = Math.min(largestFrame, StreamFormat.MAX_FRAME_BYTES) - FRAMING_BYTES;
  }

  /** Whether the message that has begun to arrive has taken so long already; for other threads. */
  boolean hangsFor(Duration limit) {
    return inMessage && System.nanoTime() - messageSince > limit.toNanos();
  }

  /**
   * Reads to the end. A connection that says nothing at all is no malformed message.
   *
   * @throws IOException when the channel fails
   */
  void readAll() throws IOException {
    try {
      require(fill(Long.BYTES).getLong() == StreamFormat.MAGIC);
      boolean last = false;
      while (!last) {
        inMessage = false;
        last = readFrame();
      }
      require(channel.read(buffer.clear()) < 0);
    } catch (MalformedMessageException e) {
      counts.malformed();
    } catch (EOFException e) {
      if (!nothingRead) {
        counts.malformed();
      }
    }
  }

  /** Returns whether it was the last. */
  private boolean readFrame() throws IOException, MalformedMessageException {
    ByteBuffer header = fill(StreamFormat.FRAME_HEADER_BYTES);
    int kind = header.getInt();
    int length = header.getInt();
    require(length >= 0 && length <= largestContent);
    ByteBuffer content = fill(length + Integer.BYTES);
    require(content.getInt(length) == StreamFormat.FRAME_END);
    content.limit(length);
    switch (kind) {
      case StreamFormat.METHOD -> readMethod(content);
      case StreamFormat.BATCH -> readBatch(content);
      case StreamFormat.END -> readEnd(content);
      default -> require(false);
    }
    return kind == StreamFormat.END;
  }

  private void readMethod(ByteBuffer content) throws MalformedMessageException {
    require(content.remaining() > Integer.BYTES);
    require(methods.add(content.getInt()));
  }

  private void readBatch(ByteBuffer content) throws MalformedMessageException {
    int recordBytes = content.remaining() - StreamFormat.BATCH_HEADER_BYTES;
    require(recordBytes > 0 && recordBytes % StreamFormat.RECORD_BYTES == 0);
    long thread = content.getLong();
    long first = content.getLong();
    ThreadRecords records = threads.computeIfAbsent(thread, id -> new ThreadRecords(methods));
    int number = recordBytes / StreamFormat.RECORD_BYTES;
    recordsSeen += number;
    if (records.accept(first, content.asLongBuffer())) {
      counts.batch(number, recordBytes);
    } else {
      counts.malformed();
    }
  }

  private void readEnd(ByteBuffer content) throws MalformedMessageException {
    require(content.remaining() == 2 * Long.BYTES);
    require(content.getLong() == recordsSeen);
    long dropped = content.getLong();
    require(dropped >= 0);
    counts.dropped(dropped);
  }

  private ByteBuffer fill(int bytes) throws IOException {
    buffer.clear().limit(bytes);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw new EOFException();
      }
      nothingRead = false;
      if (!inMessage) {
        messageSince = System.nanoTime();
        inMessage = true;
      }
    }
    return buffer.flip();
  }

  private static void require(boolean wellFormed) throws MalformedMessageException {
    if (!wellFormed) {
      throw new MalformedMessageException("not what the format says");
    }
  }
}
