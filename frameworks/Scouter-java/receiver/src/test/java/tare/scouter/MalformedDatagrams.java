package tare.scouter;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import scouter.io.DataOutputX;
import scouter.lang.pack.PackEnum;
import scouter.lang.value.ValueEnum;
import scouter.net.NetCafe;

/** What can be wrong with a datagram. */
final class MalformedDatagrams {

  /** In the place of a length: four bytes of length follow. */
  private static final int FOUR_BYTES = 254;

  private MalformedDatagrams() {}

  static Map<String, byte[]> byFault() {
    byte[] good = Datagrams.of(Datagrams.profile(20));
    Map<String, byte[]> faults = new LinkedHashMap<>();
    faults.put("nothing", new byte[0]);
    faults.put("three bytes", "CAF".getBytes(US_ASCII));
    faults.put("another word", "JAVA and more".getBytes(US_ASCII));
    faults.put("zeros", new byte[65_000]);
    faults.put("a fragment", Datagrams.written(out -> out.write(NetCafe.CAFE_MTU).writeInt(7)));
    faults.put("a word alone", NetCafe.CAFE.clone());
    faults.put("half a pack", Arrays.copyOf(good, good.length / 2));
    faults.put("a pack but for a byte", Arrays.copyOf(good, good.length - 1));
    faults.put("a byte too many", Arrays.copyOf(good, good.length + 1));
    faults.put("fewer packs than announced", Datagrams.of(3, Datagrams.profile(20)));
    faults.put(
        "more packs than announced", Datagrams.of(1, Datagrams.profile(2), Datagrams.xlog()));
    faults.put("a pack nobody knows", pack((byte) 99, out -> out.writeLong(1)));
    faults.put("a step nobody knows", Datagrams.of(Datagrams.profile(new byte[] {99, 1, 2})));
    faults.put("a step that breaks off", Datagrams.of(Datagrams.profile(new byte[] {1, 4})));
    faults.put(
        "a profile longer than any memory",
        pack(
            PackEnum.XLOG_PROFILE,
            out -> out.write(new byte[3]).writeLong(1).writeByte(FOUR_BYTES).writeInt(1 << 30)));
    faults.put(
        "a profile of negative length",
        pack(
            PackEnum.XLOG_PROFILE,
            out -> out.write(new byte[3]).writeLong(1).writeByte(FOUR_BYTES).writeInt(-1)));
    faults.put("an empty XLog", pack(PackEnum.XLOG, out -> out.writeByte(0)));
    faults.put("half an XLog", pack(PackEnum.XLOG, out -> out.writeBlob(new byte[20])));
    faults.put("an address longer than any memory", pack(PackEnum.XLOG, longAddress()));
    faults.put("lists in lists in lists", pack(PackEnum.MAP, nested()));
    return faults;
  }

  private static byte[] pack(byte type, Datagrams.Content content) {
    return Datagrams.written(
        out -> {
          out.write(NetCafe.CAFE).writeByte(type);
          content.write(out);
        });
  }

  /** All fields before the address are 0. */
  private static Datagrams.Content longAddress() {
    return out ->
        out.writeBlob(
            Datagrams.written(
                fields ->
                    fields
                        .write(new byte[3 + 3 * Long.BYTES + 5])
                        .writeByte(FOUR_BYTES)
                        .writeInt(Integer.MAX_VALUE)));
  }

  private static Datagrams.Content nested() {
    return out -> {
      out.writeDecimal(1).writeText("list");
      for (int depth = 0; depth < 20_000; depth++) {
        list(out);
      }
    };
  }

  private static void list(DataOutputX out) throws java.io.IOException {
    out.writeByte(ValueEnum.LIST).writeDecimal(1);
  }
}
