package tare.receiver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;

class OptionsTest {

  @Test
  void readsPairs() {
    Options options = Options.of("--port", "0", "--path", "--odd");
    assertThat(options.number("--port", 7, 9)).isZero();
    assertThat(options.required("--path")).isEqualTo("--odd");
    assertThat(options.text("--other", "else")).isEqualTo("else");
    assertThat(options.number("--other", 7, 9)).isEqualTo(7);
  }

  @Test
  void refusesWhatIsNoPair() {
    assertThatThrownBy(() -> Options.of("--port")).hasMessage("--port has no value");
    assertThatThrownBy(() -> Options.of("4711")).hasMessage("expected --name, found '4711'");
    assertThatThrownBy(() -> Options.of("--a", "1", "--a", "2")).hasMessage("--a stands twice");
  }

  @Test
  void refusesOptionsThatNobodyReads() {
    assertThatThrownBy(() -> Options.of("--prot", "1").allowing(Set.of("--port", "--path")))
        .hasMessage("--prot is not known here; known: --path --port");
  }

  @Test
  void namesWhatIsMissing() {
    assertThatThrownBy(() -> Options.of().required("--directory"))
        .hasMessage("--directory is missing");
  }
}
