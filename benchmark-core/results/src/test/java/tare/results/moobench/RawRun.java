package tare.results.moobench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tare.model.Experiment;
import tare.model.Stage;

/** Raw files as the original writes them. */
record RawRun(Path folder) {

  static final ImportRequest REQUEST = request(Set.of(), OptionalLong.empty());

  static ImportRequest request(Set<Integer> forks, OptionalLong calls) {
    return new ImportRequest(
        "Example-java",
        Map.of(1, new ImportedConfiguration("off", "Deactivated", Stage.INSTRUMENTATION)),
        forks,
        calls,
        "test",
        List.of("tare", "import"));
  }

  /** Calls of one thread that last 1, 2, 3, … times that long. */
  static String thread(int thread, int calls, long nanos) {
    return LongStream.rangeClosed(1, calls)
        .mapToObj(call -> thread + ";" + call * nanos + ";" + 1_000 * call + ";" + call % 2 + "\n")
        .collect(Collectors.joining());
  }

  RawRun with(String name, String content) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(name), content);
    return this;
  }

  Path zipped(Path archive) throws IOException {
    try (OutputStream out = Files.newOutputStream(archive);
        ZipOutputStream zip = new ZipOutputStream(out);
        Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
        Files.copy(file, zip);
      }
    }
    return archive;
  }

  Experiment imported(Path out) throws IOException {
    return MoobenchImport.run(folder, out, REQUEST);
  }
}
