package tare.scouter;

import java.io.IOException;
import java.util.Arrays;
import scouter.lang.pack.Pack;
import scouter.lang.pack.PackEnum;
import scouter.lang.pack.XLogProfilePack;
import scouter.lang.step.MethodStep;
import scouter.net.NetCafe;
import tare.receiver.MalformedMessageException;

/**
 * Reads datagrams with the agent's own classes: a word, then one pack, or a number of them. Packs
 * that are no records (names, counters, heartbeats) are read as well, and count nothing.
 *
 * @param callsPerXlog records an XLog stands for; 0 where the method steps are the records
 */
record DataReader(int callsPerXlog) {

  private static final int WORD_BYTES = 4;

  /**
   * The records in a datagram.
   *
   * @throws MalformedMessageException when any part of it is not as the protocol says
   */
  long records(byte[] datagram) throws MalformedMessageException {
    try (BoundedInput in = new BoundedInput(datagram)) {
      int packs = packs(in.read(WORD_BYTES), in);
      long records = 0;
      for (int i = 0; i < packs; i++) {
        records += pack(in);
      }
      if (in.available() > 0) {
        throw new MalformedMessageException("more follows after " + packs + " packs");
      }
      return records;
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // Whatever the agent's classes make of nonsense: none of them was written for it.
      throw new MalformedMessageException("no datagram of an agent: " + e, e);
    }
  }

  private static int packs(byte[] word, BoundedInput in)
      throws IOException, MalformedMessageException {
    if (Arrays.equals(word, NetCafe.CAFE)) {
      return 1;
    }
    if (Arrays.equals(word, NetCafe.CAFE_N)) {
      return in.readUnsignedShort();
    }
    // Also the word of a fragment: no pack of the workload's is near the 60,000 bytes it takes.
    throw new MalformedMessageException("no word that announces packs");
  }

  private long pack(BoundedInput in) throws IOException, MalformedMessageException {
    byte type = in.readByte();
    switch (type) {
      case PackEnum.XLOG -> {
        readXlog(in);
        return callsPerXlog;
      }
      case PackEnum.BATCH -> throw new MalformedMessageException("a pack of another agent");
      default -> {
        Pack pack = PackEnum.create(type).read(in);
        long steps = pack instanceof XLogProfilePack profile ? steps(profile.profile) : 0;
        return callsPerXlog == 0 ? steps : 0;
      }
    }
  }

  /**
   * Reads the fields that every release writes. The agent's own class would read them from bytes of
   * its own, where nothing bounds the arrays it makes.
   */
  private static void readXlog(BoundedInput in) throws IOException {
    try (BoundedInput fields = new BoundedInput(in.readBlob())) {
      fields.readDecimals(3);
      fields.read(3 * Long.BYTES);
      fields.readDecimals(5);
      fields.readBlob();
      fields.readDecimals(8);
    }
  }

  private static long steps(byte[] profile) throws IOException {
    long methods = 0;
    try (BoundedInput in = new BoundedInput(profile)) {
      while (in.available() > 0) {
        methods += in.readStep() instanceof MethodStep ? 1 : 0;
      }
    }
    return methods;
  }
}
