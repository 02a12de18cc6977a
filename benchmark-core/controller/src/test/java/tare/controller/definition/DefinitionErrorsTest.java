package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefinitionErrorsTest {
  @TempDir Path root;
  private FrameworksFolder folder;

  @BeforeEach
  void writeExample() throws IOException {
    folder = FrameworksFolder.in(root);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          name: Example agent | nmae: Example agent | :2: nmae: unknown key; did you mean name?
          name: Example agent | x: 1 | :2: x: unknown key; known are agent, attach,
          name: Example agent |  | :1: the key 'name' is missing
          stage: tcp | stage: tpc | :25: configurations[2].stage: 'tpc' is none of baseline, instrumentation, collection, disk, tcp, metrics; did you mean tcp?
          stage: tcp | stge: tcp | :25: configurations[2].stge: unknown key; did you mean stage?
          jvmArgs: ["-Dname=x"] | jvmArgs: -Dname=x | :11: jvmArgs: this must be a list
          name: Example agent | name: | :2: name: a value is missing
          stage: tcp | stage: | :25: configurations[2].stage: a value is missing
          ["-Dname=x"] | [~] | :11: jvmArgs[0]: a value is missing
          LEVEL: 10 | LEVEL: | :13: env.LEVEL: a value is missing
          { 21: | { new: | :12: jdkArgs: 'new' is not a whole number
          env: { LEVEL | env: [1] #{ LEVEL | :13: env: this must be a group of keys
          jdks: [17, 25] | jdks: [17, new] | :6: jdks[1]: this must be a whole number
          jdks: [17, 25] | jdks: ["17"] | :6: jdks[0]: this must be a whole number
          jdks: [17, 25] | jdks: [17.5] | :6: jdks[0]: '17.5' is not a whole number
          jdks: [17, 25] |  | jdks: name the JDKs it works on, like [17, 25]
          default: true | default: maybe | :20: configurations[1].default: this must be true or false
          startup: 45s | startup: 45 | :14: limits.startup: '45' is no duration; write a whole number and its unit, like 500ms, 30s or 5m
          "^span" | "(span" | :37: configurations[3].reader.lines: '(span' is no regular expression: Unclosed group near character 6
          { protocol: open-http } | { protocl: open-http } | :27: configurations[2].receiver: unknown key 'protocl'; this must have the keys of one of {backend} {module, main, args} {protocol}; did you mean protocol?
          { protocol: open-http } | { protocol: open-htp } | :27: configurations[2].receiver.protocol: there is no protocol 'open-htp'; did you mean open-http?
          { protocol: open-http } | {} | :27: configurations[2].receiver: this must have the keys of one of {backend} {module, main, args} {protocol}
          { protocol: open-http } | { protocol: open-http, prot: 1 } | :27: configurations[2].receiver.prot: unknown key; did you mean protocol?
          { backend: server } | { backend: servr } | :44: configurations[5].receiver.backend: there is no backend 'servr'; did you mean server?
          { module: own, main | { module: won, main | :41: configurations[4].receiver.module: there is no module 'won'; did you mean own?
          modules: [own] | modules: [other] | :8: modules[0]: there is no Maven module 'other' in the folder
          ${agent.port} | ${agnet.port} | :13: env.PORT: there is no placeholder 'agnet.port'; did you mean agent.port?
          ${extra.weaver} | ${extra.waever} | :35: configurations[3].agentJar: there is no placeholder 'extra.waever'; did you mean extra.weaver?
          "-Dname=x" | "-Dname=${receiver.port}" | :11: jvmArgs[0]: ${receiver.port} needs a receiver, in every configuration that this is used in
          "org.example:agent:1.2" | "org.example:agent" | :7: agent.maven: 'org.example:agent' is not of the form group:artifact:version[:extension[:classifier]]
          sha256: 0123456789abcdef | sha256: 0123456789 | :7: agent: a sha256 has 64 hexadecimal digits, but this one is
          sha256: 0123456789abcdef | sha265: 0123456789abcdef | :7: agent.sha265: unknown key; did you mean sha256?
          stage: baseline | stage: collection | :15: configurations: there must be one configuration of stage baseline, but there are 0
          stage: baseline | stage: baseline\\n    jvmArgs: [x] | :16: configurations[0]: the baseline is no agent at all
          id: tcp | id: unsampled | :24: configurations[2].id: there are two configurations 'unsampled'
          id: tcp | id: "a b" | :24: configurations[2].id: 'a b' is no name
          modules: [own] | role: brought | :8: role: a jar that is brought is a file; give agent: {file, whereToGet}
          id: Example | id: Exmple | :1: id: the id must be the name of its folder, Example, but is 'Exmple'
          title: TCP | moobenchIndex: 1 | :26: configurations[2].moobenchIndex: there are two configurations of the number 1
          title: TCP | reader: { lines: x, files: "*" } | :24: configurations[2]: records are counted once: give a receiver or a reader, not both
          evidence: { | readiness: connected\\n    evidence: { | :23: configurations[1].readiness: only a receiver can tell
          receiver: { backend | readiness: connected\\n    receiver: { backend | configurations[5].readiness: a backend does not say who is connected
          reader: { | drops: { receiver: true }\\n    reader: { | configurations[3].drops: there is no receiver that could count dropped records
          stdout: "${fork.dir}/records.jsonl" | perRecord: { diskBytes: 5 } | :37: configurations[3].reader: it is not said what to read; give files, or stdout in the configuration
          records: none } | records: perCall } | :22: configurations[1].expect: records are expected, but nothing counts them; give a receiver or a reader
          constant: 2 | constant: -2 | :30: configurations[2].expect: constant must be at least 0, but is -2
          perCall, constant | none, constant | :30: configurations[2].expect: records: none promises nothing; leave out recordsPerCall and constant
          (\\\\d+) span | \\\\d+ span | :31: configurations[2].drops: the expression needs one group, the number of dropped records, but has 0
          homepage: https | name: https | :3: Duplicate
          modules: [own] | modules: *own | :8: the alias *own is not supported; write the value out
          modules: [own] | modules: [own | :9: expected ',' or ']', but got :
          """)
  void namesLineAndKeyOfWhatIsWrong(String right, String wrong, String message) throws IOException {
    folder.write("Example/framework.yaml", with(right, wrong == null ? "" : wrong));

    String said = catchThrowableOfType(DefinitionException.class, folder::example).getMessage();

    assertThat(said)
        .startsWith(root.resolve("Example").resolve("framework.yaml") + ":")
        .contains(message)
        .doesNotContain("\n");
  }

  @Test
  void saysWhatAnEmptyFileLacks() throws IOException {
    folder.write("Example/framework.yaml", "");

    String said = catchThrowableOfType(DefinitionException.class, folder::example).getMessage();
    assertThat(said).endsWith("framework.yaml:1: this must be a group of keys");
  }

  private static String with(String right, String wrong) {
    assertThat(FrameworksFolder.EXAMPLE).contains(right);
    return FrameworksFolder.EXAMPLE.replaceFirst(
        Pattern.quote(right), Matcher.quoteReplacement(wrong.replace("\\n", "\n")));
  }
}
