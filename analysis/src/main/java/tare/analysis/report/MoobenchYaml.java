package tare.analysis.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tare.results.Summary;

/**
 * MooBench's {@code results.yaml}, to the letter but for remarks; one document for each framework.
 */
final class MoobenchYaml {

  private MoobenchYaml() {}

  static String render(Summary summary) {
    List<String> documents = new ArrayList<>();
    for (Map.Entry<String, List<MoobenchColumn>> framework :
        MoobenchColumn.byFramework(summary).entrySet()) {
      documents.add(document(framework.getKey(), framework.getValue(), summary.createdAt()));
    }
    return String.join("---\n", documents);
  }

  private static String document(String framework, List<MoobenchColumn> columns, String createdAt) {
    StringBuilder yaml = new StringBuilder("kind: " + framework + "\nexperiments:\n");
    yaml.append("- timestamp: ").append(Instant.parse(createdAt).getEpochSecond()).append('\n');
    yaml.append("  measurements:\n");
    for (MoobenchColumn column : columns) {
      yaml.append("     " + column.remark() + "\n");
      String numbers =
          column.micros().stream().map(RNumber::scientific).collect(Collectors.joining(" , "));
      yaml.append("     " + column.title() + " : [ " + numbers + " ]\n");
    }
    return yaml.toString();
  }
}
