package tare.controller.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.definition.FrameworkDefinition;
import tare.model.RunSettings;
import tare.model.WorkloadParameters;

/** A framework with one configuration of every kind that plans treat differently. */
final class PlanFixture {

  static final Jdk JDK_17 = new Jdk("/jdk17", 17, "17.0.15+6");
  static final Jdk JDK_25 = new Jdk("/jdk25", 25, "25+36");
  static final WorkloadParameters WORKLOAD = WorkloadParameters.of(1_000, 10, 1, 0);

  private static final String SHA256 = "0".repeat(64);

  private static final String FRAMEWORK =
      """
      id: Example-java
      name: Example
      homepage: https://example.org
      licence: none
      recordUnit: span
      jdks: [17]
      agent: { maven: "org.example:agent:1.2", sha256: %s }
      configurations:
        - id: baseline
          stage: baseline
          moobenchIndex: 0
        - id: unsampled
          stage: instrumentation
          moobenchIndex: 1
          default: true
        - id: lossless
          stage: tcp
          default: true
          receiver: { protocol: open }
          perRecord: { heapBytes: 1000 }
        - id: paced
          stage: tcp
          receiver: { protocol: open }
          pace: { callsPerSecond: 2000, maxCalls: 500 }
        - id: server
          stage: tcp
          receiver: { backend: server }
        - id: scraped
          stage: metrics
          default: true
          receiver: { backend: scraper }
          expect: { records: none }
        - id: disk
          stage: disk
          stdout: "${fork.dir}/spans"
          reader: { lines: "^span" }
          perRecord: { diskBytes: 500 }
      """
          .formatted(SHA256);

  private static final String BACKEND =
      """
      id: %s
      name: Example server
      %s
      ready: { url: "http://127.0.0.1:${port}/health" }
      count: { url: "http://127.0.0.1:${port}/metrics", name: spans }
      maxRecords: 100000
      """;

  private final Path folder;
  private final FrameworkCatalog catalog;

  PlanFixture(Path folder) throws IOException {
    this.folder = folder;
    write(folder, "Example-java/framework.yaml", FRAMEWORK);
    write(folder, "Other-java/framework.yaml", FRAMEWORK.replace("Example-java", "Other-java"));
    write(folder, "receivers/protocols.yaml", "open: { main: org.example.Receiver }\n");
    String jar = "jar: { maven: \"org.example:server:1\", sha256: " + SHA256 + " }";
    write(folder, "backends/server/backend.yaml", BACKEND.formatted("server", jar));
    String command = "command: scraper\npackage: scraper-package";
    write(folder, "backends/scraper/backend.yaml", BACKEND.formatted("scraper", command));
    catalog = FrameworkCatalog.load(folder);
  }

  private static void write(Path folder, String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  /** Puts something else into the file of the first framework. */
  void changeFramework(String before, String after) throws IOException {
    Path file = folder.resolve("Example-java/framework.yaml");
    String text = Files.readString(file);
    if (!text.contains(before)) {
      throw new IllegalArgumentException(file + " has no " + before);
    }
    Files.writeString(file, text.replace(before, after));
  }

  FrameworkDefinition framework(String id) {
    return catalog.framework(id);
  }

  FrameworkChoice pinned(String id) {
    return FrameworkChoice.pinned(framework(id));
  }

  FrameworkChoice release(String version) {
    return new FrameworkChoice(framework("Example-java"), Optional.of(version), Optional.empty());
  }

  /** The default configurations of one framework, in two blocks. */
  ExperimentRequest request() {
    return new ExperimentRequest(
        "test",
        Profile.QUICK,
        List.of(pinned("Example-java")),
        List.of(),
        List.of(WORKLOAD),
        List.of(JDK_17),
        List.of(Variant.PLAIN),
        List.of(),
        2,
        Order.RMIT,
        7,
        RunSettings.DEFAULT);
  }

  ExperimentPlan plan(UnaryOperator<ExperimentRequest> change) {
    return ExperimentPlanner.plan(change.apply(request()), facts(Long.MAX_VALUE, true));
  }

  PlanFacts facts(long freeDiskBytes, boolean commandsPresent) {
    return new PlanFacts(freeDiskBytes, catalog::backend, command -> commandsPresent);
  }

  static List<String> ids(ExperimentPlan plan) {
    return plan.arms().stream().map(planned -> planned.arm().id()).toList();
  }

  static ExperimentRequest with(
      ExperimentRequest request, List<FrameworkChoice> frameworks, List<String> configurations) {
    return new ExperimentRequest(
        request.name(),
        request.profile(),
        frameworks,
        configurations,
        request.workloads(),
        request.jdks(),
        request.variants(),
        request.jvmArgs(),
        request.blocks(),
        request.order(),
        request.seed(),
        request.settings());
  }

  static ExperimentRequest configurations(ExperimentRequest request, String... words) {
    return with(request, request.frameworks(), List.of(words));
  }

  static ExperimentRequest workloads(ExperimentRequest request, WorkloadParameters... workloads) {
    return new ExperimentRequest(
        request.name(),
        request.profile(),
        request.frameworks(),
        request.configurations(),
        List.of(workloads),
        request.jdks(),
        request.variants(),
        request.jvmArgs(),
        request.blocks(),
        request.order(),
        request.seed(),
        request.settings());
  }

  static ExperimentRequest setUp(
      ExperimentRequest request, List<Jdk> jdks, List<Variant> variants, List<String> jvmArgs) {
    return new ExperimentRequest(
        request.name(),
        request.profile(),
        request.frameworks(),
        request.configurations(),
        request.workloads(),
        jdks,
        variants,
        jvmArgs,
        request.blocks(),
        request.order(),
        request.seed(),
        request.settings());
  }

  static WorkloadParameters depth(int depth) {
    return WorkloadParameters.of(1_000, depth, 1, 0);
  }

  static WorkloadParameters calls(long calls) {
    return WorkloadParameters.of(calls, 10, 1, 0);
  }

  static WorkloadParameters rate(long calls, double callsPerSecond) {
    return new WorkloadParameters(
        calls, 10, 1, 0, callsPerSecond, 50, WorkloadParameters.DEFAULT_APPLICATION, "");
  }
}
