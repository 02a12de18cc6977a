package tare.results.history;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.zip.GZIPInputStream;
import tare.results.ResultsException;

/** Reads {@code data.js}, the history that github-action-benchmark keeps. */
final class BenchmarkActionData {

  static final String PREFIX = "window.BENCHMARK_DATA";

  /** How a gzip file begins: RFC 1952, section 2.3.1. */
  private static final byte[] GZIP_MAGIC = {(byte) 0x1f, (byte) 0x8b};

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private final String file;
  private final List<ImportedBench> benches = new ArrayList<>();
  private int withoutNumber;
  private int withoutRange;
  private int textualRanges;

  private BenchmarkActionData(String file) {
    this.file = file;
  }

  /**
   * Reads a file, with or without the assignment in front of its JSON, packed with gzip or not.
   *
   * @throws ResultsException when it is missing, empty, cut off or something else; one line
   */
  static BenchmarkActionData read(Path file) throws ResultsException {
    BenchmarkActionData data = new BenchmarkActionData(file.toString());
    data.parse(text(file));
    return data;
  }

  List<ImportedBench> benches() {
    return benches;
  }

  /** What was not as it should be, one line each. */
  List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remark(remarks, withoutNumber, "without a number: left out");
    remark(remarks, withoutRange, "without a range that can be read: their interval is not known");
    remark(remarks, textualRanges, "with their range as text: read as a number");
    return remarks;
  }

  private static void remark(List<String> remarks, int points, String what) {
    if (points > 0) {
      remarks.add(points + (points == 1 ? " point " : " points ") + what);
    }
  }

  private static String text(Path file) throws ResultsException {
    if (Files.isDirectory(file)) {
      throw new ResultsException(file + " is a folder: name the data.js in it");
    }
    try (InputStream in = unpacked(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (NoSuchFileException e) {
      throw new ResultsException(file + " is missing", e);
    } catch (IOException e) {
      throw ResultsException.because(file + " cannot be read", e);
    }
  }

  private static InputStream unpacked(InputStream file) throws IOException {
    PushbackInputStream in = new PushbackInputStream(file, GZIP_MAGIC.length);
    byte[] start = in.readNBytes(GZIP_MAGIC.length);
    in.unread(start);
    return Arrays.equals(start, GZIP_MAGIC) ? new GZIPInputStream(in) : in;
  }

  private void parse(String text) throws ResultsException {
    String json = withoutAssignment(text);
    if (json.isEmpty()) {
      throw new ResultsException(file + " is empty: name the data.js of github-action-benchmark");
    }
    JsonNode entries = tree(json).path("entries");
    if (!entries.isObject()) {
      throw foreign("it has no \"entries\"");
    }
    for (Map.Entry<String, JsonNode> suite : entries.properties()) {
      for (JsonNode run : suite.getValue()) {
        run(suite.getKey(), run);
      }
    }
  }

  private static String withoutAssignment(String text) {
    String json = text.strip();
    if (json.startsWith(PREFIX)) {
      json = json.substring(json.indexOf('=') + 1).strip();
    }
    return json.endsWith(";") ? json.substring(0, json.length() - 1) : json;
  }

  private JsonNode tree(String json) throws ResultsException {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      String reason = e.getOriginalMessage().lines().findFirst().orElse("");
      throw new ResultsException(file + " is not whole JSON: " + reason, e);
    }
  }

  private void run(String suite, JsonNode run) throws ResultsException {
    JsonNode date = run.path("date");
    if (!date.isIntegralNumber() || !run.path("benches").isArray()) {
      throw foreign("a run of " + suite + " has no \"date\" or no \"benches\"");
    }
    String commit = run.path("commit").path("id").asText("");
    String tool = run.path("tool").asText("");
    for (JsonNode bench : run.path("benches")) {
      JsonNode value = bench.path("value");
      double number = value.asDouble(Double.NaN);
      if (!Double.isFinite(number)) {
        withoutNumber++;
        continue;
      }
      benches.add(
          new ImportedBench(
              suite,
              bench.path("name").asText(""),
              date.longValue(),
              commit,
              tool,
              bench.path("unit").asText(""),
              number,
              range(bench.path("range"), number)));
    }
  }

  private OptionalDouble range(JsonNode range, double value) {
    OptionalDouble halfWidth = RangeText.halfWidth(range, value);
    if (halfWidth.isEmpty()) {
      withoutRange++;
    } else if (range.isTextual()) {
      textualRanges++;
    }
    return halfWidth;
  }

  private ResultsException foreign(String why) {
    return new ResultsException(file + " is no data.js of github-action-benchmark: " + why);
  }
}
