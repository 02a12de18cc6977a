package tare.reference.receiver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.receiver.CountLine;

class ReferenceReceiverIT {

  private static final byte[] WHOLE =
      StreamBytes.started().method(0, "m()").batch(1, 0, 0, 5, 1, 6, 1).end(2, 7).toBytes();

  @TempDir Path directory;

  private static void send(int port, byte... bytes) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.getOutputStream().write(bytes);
      socket.shutdownOutput();
    }
  }

  @Test
  void countsGarbageApartAndGoesOn() throws IOException {
    try (Jvm receiver = Jvm.receiving(ReferenceReceiver.class, "--port", "0")) {
      int port = Integer.parseInt(receiver.line().replace("listening ", ""));
      byte[] garbage = new byte[100_000];
      new Random(1).nextBytes(garbage);
      send(port, garbage);
      send(port, WHOLE);
      send(port);
      send(port, WHOLE);
      await()
          .untilAsserted(
              () ->
                  assertThat(CountLine.parse(receiver.ask("count")))
                      .isEqualTo(new CountLine(4, 64, 2, 2, 4, 0, 14)));
      assertThat(receiver.ask("exit")).startsWith("count records=4 ");
    }
  }

  @Test
  void saysHowManyConnectionsAreOpen() throws IOException {
    try (Jvm receiver = Jvm.receiving(ReferenceReceiver.class, "--port", "0")) {
      int port = Integer.parseInt(receiver.line().replace("listening ", ""));
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        socket.getOutputStream().write(WHOLE, 0, WHOLE.length / 2);
        await()
            .untilAsserted(
                () -> assertThat(CountLine.parse(receiver.ask("count")).open()).isEqualTo(1));
      }
    }
  }

  @Test
  void namesThePortItCannotHave() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Jvm receiver =
            Jvm.receiving(ReferenceReceiver.class, "--port", "" + taken.getLocalPort())) {
      assertThat(receiver.errors())
          .singleElement()
          .asString()
          .startsWith("cannot listen on 127.0.0.1:" + taken.getLocalPort());
      assertThat(receiver.status()).isEqualTo(3);
    }
  }

  @Test
  void readsAllFilesOfAFolderAndNothingElse() throws IOException {
    Files.write(directory.resolve("one.tare"), WHOLE);
    Files.write(directory.resolve("two.tare"), new byte[0]);
    Files.write(directory.resolve("stdout.log"), WHOLE);
    try (Jvm reader = Jvm.receiving(ReferenceReader.class, "--directory", directory.toString())) {
      assertThat(CountLine.parse(reader.line())).isEqualTo(new CountLine(2, 32, 1, 1, 0, 0, 7));
    }
  }

  @Test
  void findsNoRecordsWhereNoneWereWritten() throws Exception {
    try (Jvm reader = Jvm.receiving(ReferenceReader.class, "--directory", directory.toString())) {
      assertThat(CountLine.parse(reader.line())).isEqualTo(new CountLine(0, 0, 0, 0, 0, 0, 0));
      assertThat(reader.status()).isZero();
    }
  }
}
