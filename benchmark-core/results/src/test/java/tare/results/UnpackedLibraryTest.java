package tare.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedLibraryTest {

  private static final int SIZE = 100;

  @TempDir private Path directory;

  @Test
  void removesOnlyWhatAKilledPredecessorLeft() throws IOException {
    Path left = file("libduckdb_java123.so", SIZE, Duration.ofHours(1));
    Path perhapsBeingLoaded = file("libduckdb_java124.so", SIZE, Duration.ofMinutes(1));
    Path ofAnotherVersion = file("libduckdb_java125.so", SIZE + 1, Duration.ofHours(1));
    Path somethingElse = file("libduckdb.so", SIZE, Duration.ofHours(1));

    UnpackedLibrary.removeLeftovers(directory, SIZE);

    assertThat(left).doesNotExist();
    assertThat(perhapsBeingLoaded).exists();
    assertThat(ofAnotherVersion).exists();
    assertThat(somethingElse).exists();
  }

  private Path file(String name, int size, Duration age) throws IOException {
    Path file = Files.write(directory.resolve(name), new byte[size]);
    return Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
  }
}
