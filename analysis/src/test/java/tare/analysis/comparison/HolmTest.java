package tare.analysis.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class HolmTest {

  /** By hand: 4 x 0.005, 3 x 0.01, 2 x 0.03, and no less for 0.04. */
  @Test
  void multipliesByTheNumberOfTestsNotYetRejected() {
    assertThat(Holm.adjust(new double[] {0.01, 0.04, 0.03, 0.005}))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
  }

  @Test
  void leavesOneAlone() {
    assertThat(Holm.adjust(new double[] {0.2})).containsExactly(0.2);
    assertThat(Holm.adjust(new double[0])).isEmpty();
  }

  @Property(seed = "13", tries = 200)
  void keepsOrderAndNeverLowersAProbability(
      @ForAll @Size(min = 1, max = 12) List<@DoubleRange(min = 0, max = 1) Double> list) {
    double[] p = list.stream().mapToDouble(Double::doubleValue).toArray();
    double[] adjusted = Holm.adjust(p);
    double smallest = Arrays.stream(p).min().orElseThrow();
    assertThat(Arrays.stream(adjusted).min().orElseThrow())
        .isCloseTo(Math.min(1, smallest * p.length), within(1e-12));
    for (int i = 0; i < p.length; i++) {
      assertThat(adjusted[i]).isBetween(p[i], 1.0);
      for (int j = 0; j < p.length; j++) {
        assertThat(p[i] <= p[j] && adjusted[i] > adjusted[j]).isFalse();
      }
    }
  }
}
