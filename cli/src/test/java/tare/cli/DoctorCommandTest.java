package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class DoctorCommandTest {

  @RegisterExtension private final Program program = new Program();

  @Test
  void namesTheSystemOnceAndEndsWithOneConclusion() {
    assertThat(program.run("doctor")).isEqualTo(ExitCode.DONE);

    assertThat(program.out()).doesNotContain("GNU/Linux GNU/Linux", "GNU/Linux Debian GNU/Linux");
    assertThat(program.out().strip().lines())
        .filteredOn(line -> line.startsWith("Conclusion: "))
        .singleElement()
        .asString()
        .matches("Conclusion: (fit|unfit).*\\.");
    assertThat(program.out().strip().lines().reduce((first, last) -> last).orElseThrow())
        .startsWith("Conclusion: ");
  }
}
