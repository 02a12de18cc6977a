package tare.controller.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FullDiskTest {

  private final ProcessFailure failure =
      new ProcessFailure("the measured JVM ended while starting (exit status 4)");

  @Test
  void isTheReasonWhereNothingIsLeft() {
    assertThat(FullDisk.behind(failure, Path.of("/data/run/work"), 4096))
        .hasValueSatisfying(
            problem ->
                assertThat(problem)
                    .hasMessage(
                        "the disk of /data/run/work is full, 4 KB are left (the measured JVM ended"
                            + " while starting (exit status 4)); make room on the disk, then go on"
                            + " with --resume"));
  }

  @Test
  void isNoReasonWhereThereIsRoom(@TempDir Path folder) {
    assertThat(FullDisk.behind(failure, folder, FullDisk.LEAST_BYTES)).isEmpty();
    assertThat(FullDisk.behind(failure, folder)).isEmpty();
    assertThat(FullDisk.behind(failure, folder.resolve("deleted"))).isEmpty();
  }
}
