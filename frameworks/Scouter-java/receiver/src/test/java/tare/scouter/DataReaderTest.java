package tare.scouter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tare.receiver.MalformedMessageException;

class DataReaderTest {

  private static final DataReader STEPS = new DataReader(0);

  static Stream<Map.Entry<String, byte[]>> faults() {
    return MalformedDatagrams.byFault().entrySet().stream();
  }

  @ParameterizedTest
  @MethodSource("faults")
  void refusesWhatIsMalformed(Map.Entry<String, byte[]> fault) {
    assertThatThrownBy(() -> STEPS.records(fault.getValue()))
        .isInstanceOf(MalformedMessageException.class);
  }

  @Test
  void refusesEveryBeginningOfADatagram() {
    byte[] whole = Datagrams.of(3, Datagrams.name(), Datagrams.xlog(), Datagrams.profile(3));
    for (int length = 0; length < whole.length; length++) {
      byte[] begun = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> STEPS.records(begun))
          .as(length + " of " + whole.length)
          .isInstanceOf(MalformedMessageException.class);
    }
  }

  @Test
  void countsMethodStepsAndNoOtherSteps() throws Exception {
    assertThat(STEPS.records(Datagrams.of(Datagrams.profile(10)))).isEqualTo(10);
    assertThat(STEPS.records(Datagrams.of(Datagrams.profile(0)))).isZero();
  }

  @Test
  void countsNeitherCallsNorNamesWhereStepsAreCounted() throws Exception {
    assertThat(STEPS.records(Datagrams.of(2, Datagrams.xlog(), Datagrams.name()))).isZero();
    assertThat(STEPS.records(Datagrams.of(Datagrams.map()))).isZero();
    assertThat(STEPS.records(Datagrams.of(0))).isZero();
  }

  @Test
  void countsTheCallsAnXlogStandsFor() throws Exception {
    DataReader xlogs = new DataReader(10);
    assertThat(xlogs.records(Datagrams.of(2, Datagrams.profile(10), Datagrams.xlog())))
        .isEqualTo(10);
  }
}
