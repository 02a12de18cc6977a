package tare.controller.definition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder of frameworks for tests, with one framework, one backend and one protocol. */
record FrameworksFolder(Path root) {

  static final String SHA256 = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

  static final String EXAMPLE =
      """
      id: Example
      name: Example agent
      homepage: https://example.org
      licence: Apache-2.0
      recordUnit: span
      jdks: [17, 25]
      agent: { maven: "org.example:agent:1.2", sha256: %s }
      modules: [own]
      extraJars:
        weaver: { maven: "org.example:weaver:3", sha256: %s }
      jvmArgs: ["-Dname=x"]
      jdkArgs: { 21: ["-Dnew=true"] }
      env: { LEVEL: 10, PORT: "${agent.port}" }
      limits: { startup: 45s }
      configurations:
        - id: baseline
          stage: baseline
        - id: unsampled
          stage: instrumentation
          default: true
          moobenchIndex: 1
          expect: { records: none }
          evidence: { line: "agent \\\\d+ started" }
        - id: tcp
          stage: tcp
          title: TCP
          receiver: { protocol: open-http }
          readiness: firstRecord
          jvmArgs: ["-Dport=${receiver.port}"]
          expect: { records: perCall, constant: 2 }
          drops: { sumOf: "dropped (\\\\d+) span" }
          limits: { drain: 2m }
        - id: disk
          stage: disk
          agentJar: "${extra.weaver}"
          stdout: "${fork.dir}/records.jsonl"
          reader: { lines: "^span" }
        - id: own
          stage: tcp
          attach: false
          receiver: { module: own, main: org.example.Main, args: ["${records}"] }
        - id: server
          stage: metrics
          receiver: { backend: server }
          expect: { records: none }
      """
          .formatted(SHA256, SHA256);

  static final String BACKEND =
      """
      id: server
      name: Example server
      jar: { maven: "org.example:server:1:jar:exec", sha256: %s }
      env: { PORT: "${port}" }
      ready: { url: "http://127.0.0.1:${port}/health" }
      count: { url: "http://127.0.0.1:${port}/metrics", name: counter.spans }
      maxRecords: 1000000
      limits: { startup: 1m }
      """
          .formatted(SHA256);

  static FrameworksFolder in(Path root) throws IOException {
    FrameworksFolder folder = new FrameworksFolder(root);
    folder.write("Example/own/pom.xml", "<project/>");
    folder.write("Example/framework.yaml", EXAMPLE);
    folder.write("backends/server/backend.yaml", BACKEND);
    folder.write("receivers/protocols.yaml", "open-http: { main: org.example.Receiver }\n");
    return folder;
  }

  void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  FrameworkDefinition example() {
    return FrameworkCatalog.load(root).framework("Example");
  }

  BackendDefinition server() {
    return FrameworkCatalog.load(root).backend("server");
  }
}
