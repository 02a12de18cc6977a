package tare.analysis.steadystate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HampelFilterTest {

  @Test
  void takesABurstOfTwoOut() {
    double[] burst = {1.0, 1.1, 1.0, 1.1, 9, 9, 1.0, 1.1, 1.0, 1.1};
    assertThat(HampelFilter.filter(burst))
        .containsExactly(1.0, 1.1, 1.0, 1.1, 1.1, 1.1, 1.0, 1.1, 1.0, 1.1);
  }

  @Test
  void takesABurstAtTheEndOut() {
    double[] burst = {1.0, 1.1, 1.0, 1.1, 1.0, 1.1, 1.0, 9, 9};
    assertThat(HampelFilter.filter(burst)).endsWith(1.1, 1.1);
  }

  @Test
  void leavesSlowFirstIterationsAndLevelsAlone() {
    double[] levels = {9, 9, 1, 1.1, 1, 1.1, 1, 5, 5.1, 5, 5.1, 5};
    assertThat(HampelFilter.filter(levels)).containsExactly(levels);
  }

  @Test
  void leavesNoiseAlone() {
    double[] noise = {1, 1.2, 0.9, 1.1, 1.3, 0.8, 1};
    assertThat(HampelFilter.filter(noise)).containsExactly(noise);
  }

  /** Five values around 5: median deviation 3, so that 12 is 7 of 13.3 away. */
  @Test
  void measuresNoiseInTheWindowToo() {
    double[] restlessEnd = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 1, 12, 2, 7, 5};
    assertThat(HampelFilter.filter(restlessEnd)[13]).isEqualTo(12);
    restlessEnd[13] = 19;
    assertThat(HampelFilter.filter(restlessEnd)[13]).isEqualTo(5);
  }

  @Test
  void leavesTheGivenSeriesAsItIs() {
    double[] burst = {1, 1, 1, 1, 9, 1, 1, 1};
    HampelFilter.filter(burst);
    assertThat(burst[4]).isEqualTo(9);
    assertThat(HampelFilter.filter(new double[] {1, 9, 1, 1})).containsExactly(1, 9, 1, 1);
  }
}
