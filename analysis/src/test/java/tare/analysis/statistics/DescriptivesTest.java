package tare.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class DescriptivesTest {

  private static final double[] VALUES = {131, 128, 128, 141, 133, 128, 121, 305};

  /**
   * numpy 2.4.6: {@code x=[131,128,128,141,133,128,121,305]; np.mean(x); np.std(x,ddof=1);
   * np.quantile(x,[0,.25,.5,.75,.9,.99,1])}, whose default is R's type 7.
   */
  @Test
  void agreesWithNumpy() {
    Descriptives description = Descriptives.of(VALUES);
    assertThat(description.count()).isEqualTo(8);
    assertThat(description.mean()).isEqualTo(151.875);
    assertThat(description.sd()).isCloseTo(62.12990423299, within(1e-11));
    assertThat(description.min()).isEqualTo(121);
    assertThat(description.q25()).isEqualTo(128);
    assertThat(description.median()).isEqualTo(129.5);
    assertThat(description.q75()).isEqualTo(135);
    assertThat(description.p90()).isCloseTo(190.2, within(1e-12));
    assertThat(description.p99()).isCloseTo(293.52, within(1e-12));
    assertThat(description.max()).isEqualTo(305);
  }

  /** numpy 2.4.6: {@code stats.norm.ppf(.975)*np.std(x,ddof=1)/np.sqrt(8)}. */
  @Test
  void givesTheOriginalsIntervalOfCalls() {
    assertThat(Descriptives.of(VALUES).ci95HalfWidth()).isCloseTo(43.05303594148, within(1e-9));
  }

  @Test
  void hasNoSpreadForOneValue() {
    assertThat(Descriptives.of(new double[] {2000}).sd()).isNaN();
    assertThat(Descriptives.ofCounts(new long[] {2000}, new long[] {1}).sd()).isNaN();
    assertThat(Descriptives.ofCounts(new long[] {2000}, new long[] {1}).p99()).isEqualTo(2000);
  }

  @Property(seed = "3", tries = 300)
  void describesPairsAsTheValuesWrittenOut(
      @ForAll @Size(min = 2, max = 60) long[] raw,
      @ForAll @LongRange(min = 1, max = 40) long cells) {
    double[] values = new double[raw.length];
    TreeMap<Long, Long> pairs = new TreeMap<>();
    for (int i = 0; i < raw.length; i++) {
      long value = 100 + Math.floorMod(raw[i], cells);
      values[i] = value;
      pairs.merge(value, 1L, Long::sum);
    }
    Descriptives written = Descriptives.of(values);
    Descriptives paired = Descriptives.ofCounts(keys(pairs), counts(pairs));
    assertThat(paired)
        .usingRecursiveComparison()
        .withComparatorForType((a, b) -> Math.abs(a - b) < 1e-9 ? 0 : 1, Double.class)
        .isEqualTo(written);
  }

  @Test
  void holdsSumsBeyondTheIntegersOfADouble() {
    long hour = 3_600_000_000_000L;
    Descriptives description =
        Descriptives.ofCounts(new long[] {hour, hour + 1}, new long[] {100_000, 100_000});
    assertThat(description.mean()).isEqualTo(hour + 0.5);
    assertThat(description.sd()).isCloseTo(0.5, within(1e-5));
  }

  @Test
  void refusesWhatIsNoSample() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Descriptives.of(new double[0]))
        .withMessageContaining("no values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Descriptives.of(new double[] {1, Double.NaN}))
        .withMessageContaining("value 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Descriptives.ofCounts(new long[] {1, 2}, new long[] {1}))
        .withMessageContaining("2 values and 1 counts");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Descriptives.ofCounts(new long[0], new long[0]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Descriptives.ofCounts(new long[] {2, 2}, new long[] {1, 1}))
        .withMessageContaining("pair 1 is 2 x 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Descriptives.ofCounts(new long[] {2, 3}, new long[] {1, 0}))
        .withMessageContaining("pair 1 is 3 x 0");
  }

  private static long[] keys(SortedMap<Long, Long> pairs) {
    return pairs.keySet().stream().mapToLong(Long::longValue).toArray();
  }

  private static long[] counts(SortedMap<Long, Long> pairs) {
    return pairs.values().stream().mapToLong(Long::longValue).toArray();
  }

  @Test
  void leavesTheValuesInTheirOrder() {
    double[] values = VALUES.clone();
    Descriptives.of(values);
    assertThat(Arrays.equals(values, VALUES)).isTrue();
  }
}
