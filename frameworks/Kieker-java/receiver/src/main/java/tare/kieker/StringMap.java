package tare.kieker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tare.receiver.RecordCounts;

/** The strings to which the logs of a folder refer by numbers: {@code $NUMBER=TEXT}. */
record StringMap(Map<Integer, String> strings) {

  private static final String FILE = "kieker.map";
  private static final Pattern LINE = Pattern.compile("\\$(\\d{1,9})=(.*)");

  /** Reads the map of a folder; without one no record of the folder can be understood. */
  static StringMap read(Path folder, RecordCounts counts) throws IOException {
    Path file = folder.resolve(FILE);
    Map<Integer, String> strings = new HashMap<>();
    if (Files.exists(file)) {
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        Matcher matcher = LINE.matcher(line);
        if (matcher.matches()) {
          strings.put(Integer.valueOf(matcher.group(1)), matcher.group(2));
        } else {
          counts.malformed();
        }
      }
    }
    return new StringMap(Map.copyOf(strings));
  }
}
