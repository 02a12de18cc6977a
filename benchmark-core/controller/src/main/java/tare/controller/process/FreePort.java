package tare.controller.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A port for servers that cannot choose one by themselves. */
final class FreePort {

  private FreePort() {}

  /** A port of 127.0.0.1 that is free at this moment. */
  static int find() throws ProcessFailure {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new ProcessFailure("no free port on 127.0.0.1: " + e.getMessage(), e);
    }
  }
}
