package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

class EnvironmentDefaultsTest {

  private static final Map<String, String> MOOBENCH =
      Map.of(
          "NUM_OF_LOOPS", "3",
          "TOTAL_NUM_OF_CALLS", "20000",
          "RECURSION_DEPTH", "5",
          "METHOD_TIME", "500",
          "THREADS", "2",
          "SLEEP_TIME", "0",
          "MOOBENCH_CONFIGURATIONS", "0 1 3");

  private static MeasureCommand parse(Map<String, String> environment, String... arguments) {
    CommandLine commandLine = Main.commandLine(environment::get);
    ParseResult result = commandLine.parseArgs(arguments);
    return (MeasureCommand) result.subcommand().commandSpec().userObject();
  }

  @Test
  void moobenchVariablesStandInForOptions() {
    MeasureCommand measure = parse(MOOBENCH, "measure");

    assertThat(measure.run.blocks()).isEqualTo(3);
    assertThat(measure.workload.calls).isEqualTo(20_000);
    assertThat(measure.workload.depth).isEqualTo(5);
    assertThat(measure.workload.methodTime).isEqualTo("500");
    assertThat(measure.workload.threads).isEqualTo(2);
    assertThat(measure.run.settings(List.of()).sleepMillis()).isZero();
    assertThat(measure.frameworks.configurations()).containsExactly("0", "1", "3");
  }

  @Test
  void optionsBeatVariablesAndVariablesBeatTheProfile() {
    MeasureCommand measure =
        parse(MOOBENCH, "measure", "--calls", "7", "--profile", "moobench", "--sleep", "2");

    assertThat(measure.workload.parameters(measure.run.profile).calls()).isEqualTo(7);
    assertThat(measure.run.blocks()).isEqualTo(3);
    assertThat(measure.run.settings(List.of()).sleepMillis()).isEqualTo(2000);
  }

  @Test
  void theProfileGivesWhatNobodySays() {
    MeasureCommand measure = parse(Map.of("NUM_OF_LOOPS", ""), "measure", "--profile", "moobench");

    assertThat(measure.run.blocks()).isEqualTo(10);
    assertThat(measure.workload.parameters(measure.run.profile).calls()).isEqualTo(2_000_000);
    assertThat(measure.run.settings(List.of()).sleepMillis()).isEqualTo(30_000);
    assertThat(measure.run.order().label()).isEqualTo("fixed");
  }
}
