package tare.results.moobench;

import java.io.IOException;

/** Raw files that cannot be imported; the message is one line that names file and line. */
public final class ImportException extends IOException {

  private static final long serialVersionUID = 1;

  ImportException(String message) {
    super(message);
  }

  ImportException(String message, Throwable cause) {
    super(message, cause);
  }
}
