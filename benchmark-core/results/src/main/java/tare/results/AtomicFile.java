package tare.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are either complete or not there under their name. */
public final class AtomicFile {

  /** Writes the content of a file that is not yet there under its name. */
  @FunctionalInterface
  interface Content {
    void writeTo(Path partial) throws IOException;
  }

  private AtomicFile() {}

  /**
   * Replaces the file's content by this text in UTF-8.
   *
   * @throws ResultsException when the file cannot be written; a former content stays
   */
  public static void write(Path file, String text) throws ResultsException {
    write(file, partial -> Files.write(partial, text.getBytes(StandardCharsets.UTF_8)));
  }

  static void write(Path file, Content content) throws ResultsException {
    Path partial = ResultsFiles.partial(file);
    try {
      content.writeTo(partial);
      Files.move(
          partial, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      discard(partial, e);
      throw ResultsException.because(file + " cannot be written", e);
    }
  }

  private static void discard(Path partial, IOException failure) {
    try {
      Files.deleteIfExists(partial);
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }
}
