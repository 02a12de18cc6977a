package tare.scouter;

import java.io.IOException;
import java.io.UncheckedIOException;
import scouter.io.DataOutputX;
import scouter.lang.pack.MapPack;
import scouter.lang.pack.Pack;
import scouter.lang.pack.TextPack;
import scouter.lang.pack.XLogPack;
import scouter.lang.pack.XLogProfilePack;
import scouter.lang.step.HashedMessageStep;
import scouter.lang.step.MethodStep;
import scouter.lang.step.Step;
import scouter.net.NetCafe;

/** Datagrams as the agent's own classes write them. */
final class Datagrams {

  private Datagrams() {}

  /** One pack in a datagram. */
  static byte[] of(Pack pack) {
    return written(out -> out.write(NetCafe.CAFE).writePack(pack));
  }

  /** Several packs in a datagram that announces so many. */
  static byte[] of(int announced, Pack... packs) {
    return written(
        out -> {
          out.write(NetCafe.CAFE_N).writeShort(announced);
          for (Pack pack : packs) {
            out.writePack(pack);
          }
        });
  }

  /** A call's profile: the step that names its thread, and a step for each monitored call. */
  static XLogProfilePack profile(int calls) {
    Step[] steps = new Step[calls + 1];
    HashedMessageStep thread = new HashedMessageStep();
    thread.hash = 4711;
    steps[0] = thread;
    for (int i = 1; i <= calls; i++) {
      MethodStep step = new MethodStep();
      step.index = i;
      step.parent = i - 1;
      step.hash = 0x12345678;
      step.elapsed = i;
      steps[i] = step;
    }
    return profile(Step.toBytes(steps));
  }

  static XLogProfilePack profile(byte[] steps) {
    XLogProfilePack pack = new XLogProfilePack();
    pack.txid = Long.MIN_VALUE;
    pack.objHash = 7;
    pack.profile = steps;
    return pack;
  }

  /** A call. */
  static XLogPack xlog() {
    XLogPack pack = new XLogPack();
    pack.txid = Long.MAX_VALUE;
    pack.endTime = 1_700_000_000_000L;
    pack.objHash = 7;
    pack.ipaddr = new byte[4];
    return pack;
  }

  /** What a hash stands for. */
  static TextPack name() {
    return new TextPack("service", 7, "monitoredMethod");
  }

  static MapPack map() {
    return new MapPack();
  }

  static byte[] written(Content content) {
    DataOutputX out = new DataOutputX();
    try {
      content.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** What is written into a datagram. */
  @FunctionalInterface
  interface Content {
    void write(DataOutputX out) throws IOException;
  }
}
