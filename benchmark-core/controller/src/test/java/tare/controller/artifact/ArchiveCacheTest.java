package tare.controller.artifact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveCacheTest {
  private static final Map<String, String> FILES =
      Map.of("agent-1/agent.jar", "jar", "agent-1/lib/plugin.jar", "plugin");

  @TempDir Path folder;

  @Test
  void unpacksZips() throws IOException {
    Path archive = Files.write(folder.resolve("a.zip"), TestArchives.zip(FILES));

    Path jar = cache().unpacked(archive, "abc", "agent-1/agent.jar");

    assertThat(jar).hasContent("jar");
    assertThat(jar.resolveSibling("lib").resolve("plugin.jar")).hasContent("plugin");
  }

  @Test
  void unpacksCompressedTarsAndFindsEntriesWhoseFolderNamesAVersion() throws IOException {
    Path archive = Files.write(folder.resolve("a.tar.gz"), TestArchives.tarGz(FILES));

    assertThat(cache().unpacked(archive, "abc", "*/agent.jar"))
        .hasContent("jar")
        .isEqualTo(folder.resolve("cache/abc/agent-1/agent.jar"));
  }

  @Test
  void unpacksOnce() throws IOException {
    Path archive = Files.write(folder.resolve("a.zip"), TestArchives.zip(FILES));
    cache().unpacked(archive, "abc", "*/agent.jar");
    Files.delete(archive);

    assertThat(cache().unpacked(archive, "abc", "*/agent.jar")).hasContent("jar");
  }

  @Test
  void letsSeveralUnpackAtOnce() throws Exception {
    Path archive = Files.write(folder.resolve("a.tar.gz"), TestArchives.tarGz(FILES));
    int threads = 4;
    CyclicBarrier start = new CyclicBarrier(threads);
    Callable<Path> unpack =
        () -> {
          start.await();
          return cache().unpacked(archive, "abc", "*/agent.jar");
        };
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      for (Future<Path> jar :
          executor.invokeAll(Stream.generate(() -> unpack).limit(threads).toList())) {
        assertThat(jar.get()).hasContent("jar");
      }
    } finally {
      executor.shutdownNow();
    }
    try (Stream<Path> left = Files.list(folder.resolve("cache"))) {
      assertThat(left).containsExactly(folder.resolve("cache/abc"));
    }
  }

  @Test
  void leavesNothingBehindWhenAnArchiveIsCutOff() throws IOException {
    byte[] whole = TestArchives.tarGz(FILES);
    Path archive =
        Files.write(folder.resolve("a.tar.gz"), java.util.Arrays.copyOf(whole, whole.length / 2));

    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> cache().unpacked(archive, "abc", "*/agent.jar"))
        .withMessageContaining("a.tar.gz cannot be unpacked");
    assertThat(folder.resolve("cache")).isEmptyDirectory();
  }

  @Test
  void writesNothingOutsideItsFolder() throws IOException {
    Path archive =
        Files.write(folder.resolve("a.zip"), TestArchives.zip(Map.of("../../evil", "x")));

    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> cache().unpacked(archive, "abc", "*"));
    assertThat(folder.resolve("evil")).doesNotExist();
  }

  @Test
  void saysWhichEntryIsNotThere() throws IOException {
    Path archive = Files.write(folder.resolve("a.zip"), TestArchives.zip(FILES));

    assertThatExceptionOfType(ArtifactException.class)
        .isThrownBy(() -> cache().unpacked(archive, "abc", "*/agnet.jar"))
        .withMessage(archive + " has 0 files */agnet.jar; correct the entry in framework.yaml");
  }

  @Test
  void liesInTheUsersCacheFolder() {
    assertThat(ArchiveCache.ofUser(Map.of("XDG_CACHE_HOME", "/c")).folder())
        .isEqualTo(Path.of("/c/tare/archives"));
    assertThat(ArchiveCache.ofUser(Map.of()).folder())
        .isEqualTo(Path.of(System.getProperty("user.home"), ".cache/tare/archives"));
  }

  private ArchiveCache cache() {
    return new ArchiveCache(folder.resolve("cache"));
  }
}
