package tare.controller.environment;

import java.util.List;
import java.util.Map;

/** Reads what the machine is. */
public final class MachineReader {

  private MachineReader() {}

  /** The facts of this machine. */
  public static Machine read() {
    return new Machine(
        Map.of(Machine.ID, System.getProperty("os.arch"), "os", System.getProperty("os.name")),
        List.of());
  }
}
