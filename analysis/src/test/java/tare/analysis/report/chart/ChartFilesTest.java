package tare.analysis.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import tare.analysis.report.html.ManyForks;

/** The structure of the charts: what stands in them, not where. */
@Timeout(120)
class ChartFilesTest {

  @TempDir private static Path directory;
  private static Path charts;

  @BeforeAll
  static void write() throws IOException {
    charts = directory.resolve("charts");
    ChartFiles.write(new ManyForks(2, 4, 3).in(directory.resolve("run")), charts);
  }

  private static Document svg(String name) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    return factory.newDocumentBuilder().parse(charts.resolve(name + ".svg").toFile());
  }

  private static String text(Document svg, String element) {
    return svg.getElementsByTagName(element).item(0).getTextContent();
  }

  @Test
  void writesEveryChartAsSvgAndPdf() throws IOException {
    try (Stream<Path> files = Files.list(charts)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains(
              "overhead.svg",
              "overhead.pdf",
              "stages.svg",
              "delivery.svg",
              "durations.svg",
              "distribution-Agent1-java.svg",
              "distribution-Agent2-java.svg",
              "warmup-baseline.svg",
              "warmup-Agent2-java-tcp.pdf")
          .hasSize(2 * 16);
    }
    byte[] pdf = Files.readAllBytes(charts.resolve("overhead.pdf"));
    assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
  }

  @Test
  void saysWhatItShows() throws Exception {
    assertThat(text(svg("overhead"), "title"))
        .isEqualTo("Overhead for each monitored call, 95 % intervals");
    assertThat(text(svg("durations"), "desc")).contains("duration of a call (logarithmic)");
    assertThat(text(svg("delivery"), "desc"))
        .contains("overhead for each monitored call", "over delivered of expected records");
  }

  @Test
  void drawsAMarkAndAnIntervalForEveryArmInItsAgentsColour() throws IOException {
    String svg = Files.readString(charts.resolve("overhead.svg"));

    for (String colour : List.of("rgb(0,114,178)", "rgb(213,94,0)")) {
      assertThat(svg.split(Pattern.quote(colour), -1).length - 1)
          .as("at least a mark and a line for each of four arms")
          .isGreaterThanOrEqualTo(2 * 4);
    }
    assertThat(svg).doesNotContain("rgb(0,158,115)");
  }

  @Test
  void drawsALineForEveryFork() throws Exception {
    Document svg = svg("warmup-Agent1-java-tcp");
    long courses =
        IntStream.range(0, svg.getElementsByTagName("path").getLength())
            .mapToObj(i -> ((Element) svg.getElementsByTagName("path").item(i)).getAttribute("d"))
            .filter(course -> course.split("L", -1).length >= 50)
            .count();

    assertThat(courses).isGreaterThanOrEqualTo(3);
  }

  @Test
  void drawsALineForEveryConfigurationThatWasMeasuredInSeveralReleases() throws IOException {
    Path released = directory.resolve("released");
    ChartFiles.write(
        new ManyForks(1, 4, 2).of("1.9", "1.10", "2.0").in(directory.resolve("releases")),
        released);
    String svg = Files.readString(released.resolve("releases-Agent1-java.svg"));

    assertThat(svg)
        .contains("Overhead of Agent1-java by release, 95 % intervals")
        .contains("overhead for each monitored call over release")
        .contains("rgb(0,114,178)", "rgb(213,94,0)");
    assertThat(charts.resolve("releases-Agent1-java.svg")).doesNotExist();
  }

  @Test
  void drawsCostMemoryCollectionNetworkAndDiskAlongASweep() throws Exception {
    Path swept = directory.resolve("swept");
    ChartFiles.write(
        new ManyForks(2, 4, 2).over(2, 8, 32).in(directory.resolve("run-swept")), swept);

    for (String chart : List.of("scaling", "heap", "memory", "gc", "network", "disk")) {
      assertThat(swept.resolve(chart + "-depth-Agent2-java.svg")).isNotEmptyFile();
      assertThat(swept.resolve(chart + "-depth-Agent2-java.pdf")).isNotEmptyFile();
    }
    assertThat(Files.readString(swept.resolve("memory-depth-Agent2-java.svg")))
        .contains("<title>Greatest resident memory: Agent2-java, mean, least and greatest fork<")
        .contains("<desc>MiB over depth (logarithmic)<");
  }

  @Test
  void tellsConfigurationsOfOneAgentApartWithAndWithoutColour() throws IOException {
    Path swept = directory.resolve("apart");
    ChartFiles.write(
        new ManyForks(1, 4, 2).over(2, 8, 32).in(directory.resolve("run-apart")), swept);
    String svg = Files.readString(swept.resolve("scaling-depth-Agent1-java.svg"));

    assertThat(svg)
        .contains("rgb(0,114,178)", "rgb(213,94,0)", "rgb(0,158,115)", "rgb(204,121,167)");
    long dashes =
        Pattern.compile("stroke-dasharray[:=]\"?([^;\"]+)")
            .matcher(svg)
            .results()
            .map(match -> match.group(1))
            .distinct()
            .count();
    assertThat(dashes).isGreaterThanOrEqualTo(3);
  }

  @Test
  void drawsTheSameFileAgain() throws IOException {
    Path again = directory.resolve("again");
    ChartFiles.write(new ManyForks(2, 4, 3).in(directory.resolve("run-again")), again);

    assertThat(again.resolve("overhead.svg"))
        .hasSameTextualContentAs(charts.resolve("overhead.svg"));
  }
}
