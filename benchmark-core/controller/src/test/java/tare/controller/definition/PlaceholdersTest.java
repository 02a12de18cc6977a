package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PlaceholdersTest {

  @Test
  void fillsEveryPlaceholder() {
    assertThat(Placeholders.fill("-Da=${a}:${b}${a}", Map.of("a", "1", "b", "2")))
        .isEqualTo("-Da=1:21");
  }

  @Test
  void takesValuesAsTheyAre() {
    assertThat(Placeholders.fill("${a}", Map.of("a", "$0 \\ ${a}"))).isEqualTo("$0 \\ ${a}");
  }

  @Test
  void leavesOtherDollarsAlone() {
    assertThat(Placeholders.fill("$1; cost $ {a} $", Map.of())).isEqualTo("$1; cost $ {a} $");
  }

  @Test
  void letsADoubledDollarStandForItself() {
    assertThat(Placeholders.fill("$${sys:a} ${a}", Map.of("a", "1"))).isEqualTo("${sys:a} 1");
  }

  @Test
  void refusesWhatHasNoValue() {
    assertThatExceptionOfType(DefinitionException.class)
        .isThrownBy(() -> Placeholders.fill("${cals}", Map.of("calls", "1")))
        .withMessage("there is no placeholder 'cals'; did you mean calls?");
  }

  @Test
  void namesPlaceholdersInOrder() {
    assertThat(Placeholders.names("${b} $${x} ${a}")).containsExactly("b", "a");
  }
}
