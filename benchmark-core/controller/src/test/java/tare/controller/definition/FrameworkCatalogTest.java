package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tare.model.Expectation;
import tare.model.Stage;

class FrameworkCatalogTest {
  @TempDir Path root;
  private FrameworksFolder folder;

  @BeforeEach
  void writeExample() throws IOException {
    folder = FrameworksFolder.in(root);
  }

  @Test
  void readsWhatIsParticularToAFramework() {
    FrameworkDefinition example = folder.example();

    assertThat(example.name()).isEqualTo("Example agent");
    assertThat(example.agent())
        .isEqualTo(
            new ArtifactDefinition.Maven(
                MavenCoordinates.parse("org.example:agent:1.2"), FrameworksFolder.SHA256));
    assertThat(example.env()).containsEntry("LEVEL", "10");
    assertThat(example.resultRole()).isEqualTo("agent");
    assertThat(example.mainJob()).isFalse();
    assertThat(example.configurations())
        .extracting(ConfigurationDefinition::id)
        .containsExactly("baseline", "unsampled", "tcp", "disk", "own", "server");
    assertThat(example.defaultConfigurations())
        .extracting(ConfigurationDefinition::id)
        .containsExactly("baseline", "unsampled");
  }

  @Test
  void readsWhatAConfigurationPromises() {
    ConfigurationDefinition tcp = folder.example().configuration("tcp");

    assertThat(tcp.stage()).isEqualTo(Stage.TCP);
    assertThat(tcp.label()).isEqualTo("TCP");
    assertThat(tcp.receiver()).contains(new ReceiverDefinition.Protocol("open-http"));
    assertThat(tcp.readiness()).contains(Readiness.FIRST_RECORD);
    assertThat(tcp.expectation()).isEqualTo(new Expectation(1, 2));
    assertThat(tcp.drops()).containsInstanceOf(DropsDefinition.SumOf.class);
  }

  @Test
  void expectsOneRecordACallWhereSomethingCountsThem() {
    assertThat(folder.example().configuration("disk").expectation())
        .isEqualTo(new Expectation(1, 0));
    assertThat(folder.example().configuration("server").expectation())
        .isEqualTo(Expectation.NOTHING);
  }

  @Test
  void ordersFlagsFromTheCommonToTheParticular() {
    FrameworkDefinition example = folder.example();
    ConfigurationDefinition tcp = example.configuration("tcp");

    assertThat(example.jvmArgs(tcp, 17))
        .containsExactly("-javaagent:${agent}", "-Dname=x", "-Dport=${receiver.port}");
    assertThat(example.jvmArgs(tcp, 25))
        .containsExactly(
            "-javaagent:${agent}", "-Dname=x", "-Dnew=true", "-Dport=${receiver.port}");
  }

  @Test
  void attachesAnotherJarWhereAConfigurationNamesOne() {
    FrameworkDefinition example = folder.example();

    assertThat(example.jvmArgs(example.configuration("disk"), 17))
        .startsWith("-javaagent:${extra.weaver}");
  }

  @Test
  void addsNothingToTheBaselineNorWhereNothingIsAttached() {
    FrameworkDefinition example = folder.example();

    for (String id : new String[] {"baseline", "own"}) {
      ConfigurationDefinition configuration = example.configuration(id);
      assertThat(example.jvmArgs(configuration, 25)).isEmpty();
      assertThat(example.env(configuration)).isEmpty();
    }
  }

  @Test
  void takesLimitsFromTheConfigurationThenTheFrameworkThenTheDefaults() {
    FrameworkDefinition example = folder.example();

    LimitsDefinition tcp = example.limits(example.configuration("tcp"));
    assertThat(tcp.startupLimit()).isEqualTo(Duration.ofSeconds(45));
    assertThat(tcp.drainLimit()).isEqualTo(Duration.ofMinutes(2));
    LimitsDefinition disk = example.limits(example.configuration("disk"));
    assertThat(disk.drainLimit()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void readsABackend() {
    BackendDefinition server = folder.server();

    assertThat(server.jar().orElseThrow().maven().classifier()).isEqualTo("exec");
    assertThat(server.count().name()).isEqualTo("counter.spans");
    assertThat(server.maxRecords()).contains(1_000_000L);
    assertThat(server.startupLimit()).isEqualTo(Duration.ofMinutes(1));
    assertThat(server.command()).isEqualTo(Optional.empty());
  }

  @Test
  void findsReceiversOfOpenProtocols() {
    assertThat(FrameworkCatalog.load(root).protocol("open-http").main())
        .isEqualTo("org.example.Receiver");
  }

  @Test
  void namesTheNearestFramework() {
    assertThatExceptionOfType(DefinitionException.class)
        .isThrownBy(() -> FrameworkCatalog.load(root).framework("Exmaple"))
        .withMessage("there is no framework 'Exmaple'; did you mean Example?");
    assertThatExceptionOfType(DefinitionException.class)
        .isThrownBy(() -> FrameworkCatalog.load(root).framework("Kieker"))
        .withMessage("there is no framework 'Kieker'; known are Example");
  }

  @Test
  void namesTheNearestConfiguration() {
    assertThatExceptionOfType(DefinitionException.class)
        .isThrownBy(() -> folder.example().configuration("unsampeld"))
        .withMessage("Example has no configuration 'unsampeld'; did you mean unsampled?");
  }

  @Test
  void doesNotLetABrokenFrameworkHinderAnother() throws IOException {
    folder.write("Broken/framework.yaml", "id: [");

    assertThat(folder.example().id()).isEqualTo("Example");
    assertThat(FrameworkCatalog.load(root).names()).containsExactly("Broken", "Example");
  }

  @Test
  void refusesAFolderWithoutFrameworks() {
    assertThatExceptionOfType(DefinitionException.class)
        .isThrownBy(() -> FrameworkCatalog.load(root.resolve("nowhere")))
        .withMessageContaining("has no folder with a framework.yaml");
  }
}
