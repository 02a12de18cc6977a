package tare.analysis.report.chart;

import de.erichseifert.vectorgraphics2d.Document;
import de.erichseifert.vectorgraphics2d.Processors;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.XYChart;
import tare.analysis.summary.Analysis;

/** Every chart of an experiment as a file, as SVG and as PDF. */
public final class ChartFiles {

  private static final List<String> FORMATS = List.of("svg", "pdf");

  private ChartFiles() {}

  /**
   * Writes them, in place of older ones of the same name.
   *
   * @param directory is made when it is not there
   * @return how many charts there are; each is a file of every format
   * @throws IOException when a file cannot be written, or this Java has no fonts; one line
   */
  public static int write(Analysis analysis, Path directory) throws IOException {
    // Nothing is shown on a screen.
    System.setProperty("java.awt.headless", "true");
    Files.createDirectories(directory);
    Map<String, XYChart> charts = charts(analysis);
    for (Map.Entry<String, XYChart> chart : charts.entrySet()) {
      for (String format : FORMATS) {
        Path file = directory.resolve(fileName(chart.getKey()) + "." + format);
        Files.write(file, bytes(chart.getValue(), format));
      }
    }
    return charts.size();
  }

  private static Map<String, XYChart> charts(Analysis analysis) throws IOException {
    try {
      return ExperimentCharts.of(analysis);
    } catch (LinkageError | InternalError e) {
      throw new IOException(
          "charts need fonts, and this Java finds none: install fontconfig and a font (Debian:"
              + " apt-get install fontconfig fonts-dejavu-core)",
          e);
    }
  }

  private static String fileName(String name) {
    return name.replaceAll("[^A-Za-z0-9.=_-]", "-");
  }

  private static byte[] bytes(XYChart chart, String format) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    document(chart, format).writeTo(out);
    return format.equals("svg")
        ? described(chart, out.toString(StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8)
        : out.toByteArray();
  }

  /** XChart draws letters as outlines: a title is what screen readers and search can read. */
  private static String described(XYChart chart, String svg) {
    int inside = svg.indexOf('>', svg.indexOf("<svg")) + 1;
    String axes = chart.getYAxisTitle() + " over " + chart.getXAxisTitle();
    String words =
        "\n  <title>"
            + escaped(chart.getTitle())
            + "</title>\n  <desc>"
            + escaped(axes)
            + "</desc>";
    return svg.substring(0, inside) + words + svg.substring(inside);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  private static Document document(XYChart chart, String format) {
    VectorGraphics2D graphics = new VectorGraphics2D();
    chart.paint(graphics, chart.getWidth(), chart.getHeight());
    return Processors.get(format)
        .getDocument(
            graphics.getCommands(), new PageSize(0, 0, chart.getWidth(), chart.getHeight()));
  }
}
