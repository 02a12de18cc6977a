package tare.controller.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether a process failed for want of room: agents and JVMs seldom say so, and once more would
 * fail once more.
 */
final class FullDisk {

  /** With less left no fork's call log would have found room. */
  static final long LEAST_BYTES = 1 << 20;

  private FullDisk() {}

  /**
   * Looks at the disk, as long as what a failed attempt wrote is still there.
   *
   * @param folder of the attempt
   * @return why nothing more can be measured; empty when there is room, or it is not known
   */
  static Optional<IOException> behind(ProcessFailure failure, Path folder) {
    try {
      return behind(failure, folder, Files.getFileStore(folder).getUsableSpace());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  static Optional<IOException> behind(ProcessFailure failure, Path folder, long usableBytes) {
    if (usableBytes >= LEAST_BYTES) {
      return Optional.empty();
    }
    return Optional.of(
        new IOException(
            String.format(
                Locale.ROOT,
                "the disk of %s is full, %d KB are left (%s); make room on the disk, then go on"
                    + " with --resume",
                folder,
                usableBytes / 1024,
                failure.getMessage()),
            failure));
  }
}
