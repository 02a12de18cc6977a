package tare.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {

  private static Settings of(String arguments, String... properties) {
    Properties all = new Properties();
    for (int i = 0; i < properties.length; i += 2) {
      all.setProperty(properties[i], properties[i + 1]);
    }
    return Settings.of(arguments, all);
  }

  @Test
  void readsAgentArguments() {
    Settings settings = of("mode=disk,class=a.B,method=run,directory=/tmp/x,full=drop,severity=7");
    assertThat(settings.mode()).isEqualTo(Mode.DISK);
    assertThat(settings.className()).isEqualTo("a.B");
    assertThat(settings.methodName()).isEqualTo("run");
    assertThat(settings.directory()).isEqualTo(Path.of("/tmp/x"));
    assertThat(settings.blocking()).isFalse();
    assertThat(settings.severity()).isEqualTo(7);
  }

  @Test
  void blocksAndAddsNothingByDefault() {
    Settings settings = of(null);
    assertThat(settings.blocking()).isTrue();
    assertThat(settings.severity()).isZero();
    assertThat(settings.stallLimit()).isEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void prefersPropertiesToArguments() {
    Settings settings =
        of("mode=disk,severity=1", "tare.reference.severity", "50", "unrelated.mode", "tcp");
    assertThat(settings.severity()).isEqualTo(50);
    assertThat(settings.mode()).isEqualTo(Mode.DISK);
  }

  @Test
  void refusesNamesItDoesNotKnow() {
    assertThatThrownBy(() -> of("mode=disk,sevrity=1"))
        .hasMessageStartingWith("setting 'sevrity' is not known; known: class directory full");
    assertThatThrownBy(() -> of("", "tare.reference.Mode", "disk"))
        .hasMessageStartingWith("setting 'Mode' is not known");
    assertThatThrownBy(() -> of("disk")).hasMessage("agent argument 'disk' is no name=value");
  }

  @ParameterizedTest
  @CsvSource({
    "mode, Disk",
    "mode, ''",
    "class, ''",
    "method, ''",
    "directory, ''",
    "port, 0",
    "port, 65536",
    "port, ''",
    "full, wait",
    "severity, -1",
    "severity, 1.5",
    "severity, 1000001",
    "ringRecords, 1000",
    "ringRecords, 1",
    "stallMillis, 0"
  })
  void refusesValuesOutOfRange(String name, String value) {
    Settings settings = of(name + "=" + value);
    assertThatThrownBy(
            () -> {
              settings.mode();
              settings.className();
              settings.methodName();
              settings.directory();
              settings.port();
              settings.blocking();
              settings.severity();
              settings.ringRecords();
              settings.stallLimit();
            })
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void saysWhatAValueMustBe() {
    assertThatThrownBy(() -> of("mode=file").mode())
        .hasMessage(
            "tare.reference.mode must be one of instrumentation, collection, disk, tcp, but is"
                + " 'file'");
    assertThatThrownBy(() -> of("severity=many").severity())
        .hasMessage(
            "tare.reference.severity must be a whole number from 0 to 1000000, but is 'many'");
    assertThatThrownBy(() -> of("ringRecords=1000").ringRecords())
        .hasMessage("tare.reference.ringRecords must be a power of two, but is '1000'");
  }
}
