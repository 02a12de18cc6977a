package tare.controller.process;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tare.controller.definition.ReaderDefinition;

/** Counts the records that lie in a fork's folder once its JVM has ended. */
final class DiskRecords {

  private static final Duration READ_LIMIT = Duration.ofMinutes(10);

  private final ForkTask task;
  private final ForkPlace place;
  private final Warden warden;

  DiskRecords(ForkTask task, ForkPlace place, Warden warden) {
    this.task = task;
    this.place = place;
    this.warden = warden;
  }

  /** What the configuration's reader counts; empty when it has none. */
  Optional<CountLine> count(PlaceholderValues values) throws ProcessFailure, InterruptedException {
    Optional<ReaderDefinition> reader =
        task.configuration().flatMap(configuration -> configuration.reader());
    if (reader.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        reader.get() instanceof ReaderDefinition.Lines lines
            ? countMatches(lines, values)
            : runProgram((ReaderDefinition.Program) reader.get(), values));
  }

  private CountLine countMatches(ReaderDefinition.Lines reader, PlaceholderValues values)
      throws ProcessFailure {
    long records = 0;
    for (Path file : files(reader, values)) {
      records += LogSearch.count(file, reader.lines());
    }
    return new CountLine(records, 0, 0, 0, 0, 0, 0);
  }

  private List<Path> files(ReaderDefinition.Lines reader, PlaceholderValues values)
      throws ProcessFailure {
    if (reader.files().isEmpty()) {
      return List.of(
          task.configuration()
              .flatMap(configuration -> configuration.stdout())
              .map(stdout -> Path.of(values.fill(stdout)))
              .orElse(place.forkLog()));
    }
    String glob = values.fill(reader.files().get());
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(place.output())) {
      all.filter(Files::isRegularFile)
          .filter(file -> matcher.matches(place.output().relativize(file)))
          .forEach(files::add);
    } catch (IOException e) {
      throw new ProcessFailure("cannot look for " + glob + " in " + place.output() + ": " + e, e);
    }
    return files;
  }

  private CountLine runProgram(ReaderDefinition.Program reader, PlaceholderValues values)
      throws ProcessFailure, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("--directory", place.output().toString()));
    arguments.addAll(values.fill(reader.args()));
    ProcessSpec spec =
        new ProcessSpec(
            "reader of " + task.name(),
            Destinations.java(
                Destinations.moduleClassPath(task, reader.module()), reader.main(), arguments),
            place.work(),
            Map.of(),
            null,
            place.log("reader"));
    try (ManagedProcess process = ManagedProcess.start(spec, warden)) {
      LineReader lines = new LineReader(process.name(), process.output());
      Optional<String> line = lines.next(READ_LIMIT);
      if (line.isEmpty() || !CountLine.isOne(line.get())) {
        process.waitFor(Duration.ofMillis(100)); // for its exit status in the message
        throw process.failure("printed no count, but " + line.orElse("nothing"));
      }
      return CountLine.parse(line.get());
    } catch (IllegalArgumentException e) {
      throw new ProcessFailure("the " + spec.name() + " is wrong: " + e.getMessage(), e);
    }
  }
}
