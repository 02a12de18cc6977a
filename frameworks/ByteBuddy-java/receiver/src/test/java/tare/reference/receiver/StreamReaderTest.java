package tare.reference.receiver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tare.receiver.CountLine;
import tare.receiver.RecordCounts;

class StreamReaderTest {

  private static CountLine read(byte... bytes) throws IOException {
    RecordCounts counts = new RecordCounts();
    ReadableByteChannel channel = Channels.newChannel(new ByteArrayInputStream(bytes));
    new StreamReader(channel, counts, Integer.MAX_VALUE).readAll();
    return counts.line();
  }

  private static CountLine counted(long records, long batches, long malformed, long dropped) {
    return new CountLine(records, records * 16, batches, malformed, 0, 0, dropped);
  }

  /** Two batches of two threads, up to where its last frame would be. */
  private static StreamBytes unended() {
    return StreamBytes.started()
        .method(0, "long a.B.c(int)")
        .batch(1, 0, 0, 100, 5, 90, 20, 110, 0)
        .batch(7, 0, 0, -50, 10);
  }

  @Test
  void countsWholeStreams() throws IOException {
    assertThat(read(unended().end(4, 3).toBytes())).isEqualTo(counted(4, 2, 0, 3));
    assertThat(read(StreamBytes.started().end(0, 0).toBytes())).isEqualTo(counted(0, 0, 0, 0));
  }

  @Test
  void followsAThreadOverSeveralBatches() throws IOException {
    byte[] stream = unended().batch(1, 3, 0, 120, 1).batch(1, 4, 0, 119, 2).end(6, 0).toBytes();
    assertThat(read(stream)).isEqualTo(counted(6, 4, 0, 0));
  }

  @Test
  void countsOneMalformedMessageWhereverAStreamIsCutOff() throws IOException {
    byte[] whole = unended().end(4, 3).toBytes();
    int firstBatchEnd = whole.length - (12 + 16) - (12 + 16 + 16);
    int secondBatchEnd = whole.length - (12 + 16);
    for (int length = 1; length < whole.length; length++) {
      long batches = length < firstBatchEnd ? 0 : length < secondBatchEnd ? 1 : 2;
      long records = batches == 0 ? 0 : batches == 1 ? 3 : 4;
      assertThat(read(Arrays.copyOf(whole, length)))
          .as("the first %d bytes", length)
          .isEqualTo(counted(records, batches, 1, 0));
    }
  }

  @Test
  void countsNothingWhereNothingWasSaid() throws IOException {
    assertThat(read()).isEqualTo(counted(0, 0, 0, 0));
  }

  @Test
  void countsNoRecordOfABatchThatHasADoubtfulOne() throws IOException {
    StreamBytes earlierEnd = unended().batch(1, 3, 0, 120, 1, 100, 5);
    assertThat(read(earlierEnd.end(6, 0).toBytes())).isEqualTo(counted(4, 2, 1, 0));
    StreamBytes negativeDuration = unended().batch(1, 3, 0, 200, -1);
    assertThat(read(negativeDuration.end(5, 0).toBytes())).isEqualTo(counted(4, 2, 1, 0));
    StreamBytes unknownMethod = unended().batch(1, 3, 9, 120, 1);
    assertThat(read(unknownMethod.end(5, 0).toBytes())).isEqualTo(counted(4, 2, 1, 0));
    StreamBytes gap = unended().batch(1, 4, 0, 120, 1).batch(1, 5, 0, 130, 1);
    assertThat(read(gap.end(6, 0).toBytes())).isEqualTo(counted(5, 3, 1, 0));
  }

  @Test
  void doubtsAStreamWhoseTotalIsAnother() throws IOException {
    assertThat(read(unended().end(5, 0).toBytes())).isEqualTo(counted(4, 2, 1, 0));
    assertThat(read(unended().end(4, -1).toBytes())).isEqualTo(counted(4, 2, 1, 0));
    assertThat(read(unended().end(4, 0).raw(ByteBuffer.allocate(1)).toBytes()))
        .isEqualTo(counted(4, 2, 1, 0));
  }

  @Test
  void stopsAtFramesThatAreNone() throws IOException {
    ByteBuffer nothing = ByteBuffer.allocate(0);
    assertThat(read(unended().frame("TARX", nothing).end(4, 0).toBytes()))
        .isEqualTo(counted(4, 2, 1, 0));
    assertThat(read(unended().frame("TARB", nothing).end(4, 0).toBytes()))
        .isEqualTo(counted(4, 2, 1, 0));
    assertThat(read(unended().frame("TARB", ByteBuffer.allocate(16 + 15)).end(4, 0).toBytes()))
        .isEqualTo(counted(4, 2, 1, 0));
    for (int length : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 1 << 20}) {
      ByteBuffer header = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
      ByteBuffer lie = header.putInt(0x4252_4154).putInt(length);
      assertThat(read(unended().raw(lie).raw(ByteBuffer.allocate(1 << 18)).toBytes()))
          .as("length %d", length)
          .isEqualTo(counted(4, 2, 1, 0));
    }
  }

  @Test
  void countsNoRecordsInGarbage() throws IOException {
    Random random = new Random(20_261_130);
    for (int i = 0; i < 1_000; i++) {
      byte[] garbage = new byte[1 + random.nextInt(2_000)];
      random.nextBytes(garbage);
      assertThat(read(garbage)).isEqualTo(counted(0, 0, 1, 0));
    }
  }

  @Test
  void survivesAnyChangedByte() throws IOException {
    byte[] whole = unended().end(4, 0).toBytes();
    for (int at = 0; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] ^= (byte) 0x80;
      CountLine line = read(changed);
      assertThat(line.records()).as("byte %d changed", at).isLessThanOrEqualTo(4);
    }
  }
}
