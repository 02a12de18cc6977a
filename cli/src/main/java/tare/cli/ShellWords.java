package tare.cli;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Commands that can be copied from a message into a shell. */
final class ShellWords {

  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

  private ShellWords() {}

  /** Tare with these words, quoted where a shell would read them otherwise. */
  static String command(String... words) {
    return "./tare "
        + Arrays.stream(words).map(ShellWords::quoted).collect(Collectors.joining(" "));
  }

  /** One word of a POSIX shell. */
  static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
