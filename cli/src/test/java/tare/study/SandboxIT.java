package tare.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The place in which frameworks are held to their contract; skipped where it cannot be had. */
class SandboxIT {

  private static final int WAIT_MILLIS = 2_000;

  @TempDir private Path directory;

  @Test
  void onlyLoopbackIsThere() throws Exception {
    assumeTrue(Sandbox.whyNotAlone().isEmpty(), () -> Sandbox.whyNotAlone().orElseThrow());

    Sandbox.run(Restless.class, List.of(), directory);

    assertThat(directory.resolve("sandbox.log"))
        .content()
        .contains("loopback: reached")
        .contains("elsewhere: Network is unreachable")
        .contains("name: example.invalid");
  }

  @Test
  void whatIsTriedIsNoted() throws Exception {
    assumeTrue(Sandbox.whyNotTraced().isEmpty(), () -> Sandbox.whyNotTraced().orElseThrow());

    List<String> attempts = Sandbox.run(Restless.class, List.of(), directory);

    assertThat(attempts).anyMatch(attempt -> attempt.endsWith("192.0.2.1 port 443"));
    assertThat(attempts)
        .anyMatch(attempt -> attempt.endsWith(" port 53") || attempt.startsWith("name service"));
    assertThat(Files.readString(directory.resolve("sandbox.log"))).contains("loopback: reached");
  }

  /** Tries to reach loopback, somebody else, and a name server. */
  public static final class Restless {

    private Restless() {}

    public static void main(String[] arguments) throws IOException {
      InetAddress loopback = InetAddress.getLoopbackAddress();
      try (ServerSocket server = new ServerSocket(0, 1, loopback)) {
        connect("loopback", new InetSocketAddress(loopback, server.getLocalPort()));
      }
      byte[] ofDocumentation = {(byte) 192, 0, 2, 1};
      connect("elsewhere", new InetSocketAddress(InetAddress.getByAddress(ofDocumentation), 443));
      try {
        System.out.println("name: " + InetAddress.getAllByName("example.invalid").length);
      } catch (UnknownHostException e) {
        System.out.println("name: " + e.getMessage());
      }
    }

    private static void connect(String what, InetSocketAddress address) {
      try (Socket socket = new Socket()) {
        socket.connect(address, WAIT_MILLIS);
        System.out.println(what + ": reached");
      } catch (IOException e) {
        System.out.println(what + ": " + e.getMessage());
      }
    }
  }
}
