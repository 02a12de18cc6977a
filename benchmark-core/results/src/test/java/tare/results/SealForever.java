package tare.results;

import java.io.IOException;
import java.nio.file.Path;

/** Writes one fork after the other until it is killed; says when it has begun. */
final class SealForever {

  private SealForever() {}

  /** Takes the folder; goes on with it when it exists. */
  public static void main(String[] args) throws IOException {
    Path directory = Path.of(args[0]);
    try (ResultsWriter writer = open(directory)) {
      int fork = writer.folder().forks().size();
      MeasuredCalls calls = Examples.calls(true);
      while (true) {
        fork++;
        writer.seal(fork, calls);
        writer.append(Examples.fork(fork));
        System.out.println(fork);
      }
    }
  }

  private static ResultsWriter open(Path directory) throws IOException {
    return directory.toFile().exists()
        ? ResultsWriter.resume(directory)
        : ResultsWriter.create(directory, Examples.experiment());
  }
}
