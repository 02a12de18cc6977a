package tare.receiver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A reader as a process: counts the records that lie in the folder named by {@code --directory},
 * prints one {@linkplain CountLine count line} and ends.
 */
public final class ReaderProcess {

  /** Counts the records in a folder. */
  @FunctionalInterface
  public interface Format {

    /**
     * Reads all files of this format.
     *
     * @param directory where they lie
     * @param counts where to count what they hold; cut-off or malformed records go to {@link
     *     RecordCounts#malformed()}
     * @param options the reader's own options
     * @throws IOException when a file cannot be read at all
     */
    void read(Path directory, RecordCounts counts, Options options) throws IOException;
  }

  private ReaderProcess() {}

  /** Counts, prints, and ends the JVM: status 0, or 3 when the folder cannot be read. */
  public static void run(String[] arguments, Format format) {
    int status = 0;
    try {
      System.out.println(read(arguments, format));
    } catch (IOException | RuntimeException | LinkageError e) {
      System.err.println(ReceiverProcess.message(e));
      status = ReceiverProcess.FAILED;
    }
    System.out.flush();
    System.err.flush();
    Runtime.getRuntime().halt(status);
  }

  static CountLine read(String[] arguments, Format format) throws IOException {
    Options options = Options.of(arguments);
    Path directory = Path.of(options.required("--directory"));
    if (!Files.isDirectory(directory)) {
      throw new IOException(
          "--directory " + directory + " is no folder: name the one the agent wrote to");
    }
    RecordCounts counts = new RecordCounts();
    format.read(directory, counts, options.without("--directory"));
    return counts.line();
  }
}
