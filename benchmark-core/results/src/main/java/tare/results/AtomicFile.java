package tare.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

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

  /**
   * Makes a new file with this text in UTF-8. Of several processes that try at once, one succeeds.
   *
   * @return whether it was made; false when there is one of that name, which stays as it is
   * @throws ResultsException when the file cannot be written
   */
  public static boolean create(Path file, String text) throws ResultsException {
    Path partial =
        file.resolveSibling(
            file.getFileName() + "-" + UUID.randomUUID() + ResultsFiles.PARTIAL_SUFFIX);
    try {
      Files.writeString(partial, text, StandardOpenOption.CREATE_NEW);
      publish(partial, file);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    } catch (IOException e) {
      throw ResultsException.because(file + " cannot be written", e);
    } finally {
      deleteQuietly(partial);
    }
  }

  /** Unlike a move, a link never replaces a file. */
  private static void publish(Path partial, Path file) throws IOException {
    try {
      Files.createLink(file, partial);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (UnsupportedOperationException | FileSystemException e) {
      // Not every disk has links.
      Files.move(partial, file);
    }
  }

  /** What is left over is never read. */
  private static void deleteQuietly(Path partial) {
    try {
      Files.deleteIfExists(partial);
    } catch (IOException e) {
      partial.toFile().deleteOnExit();
    }
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
