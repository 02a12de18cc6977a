package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tare.analysis.comparison.Position;
import tare.analysis.statistics.Interval;

class BisectionTest {

  private static final List<String> RELEASES =
      IntStream.rangeClosed(1, 33).mapToObj(number -> "1." + number).toList();

  /** Releases from {@code 1.culprit} on are slower; forks spread by 5 %. */
  private static final class Simulated implements Bisection.Laboratory {

    private final int culprit;
    private final double slower;
    private final Random random;
    private int blocks;

    Simulated(int culprit, double slower, long seed) {
      this.culprit = culprit;
      this.slower = slower;
      this.random = new Random(seed);
    }

    private double fork(int number) {
      return (number >= culprit ? 1000 * slower : 1000) * (1 + 0.05 * random.nextGaussian());
    }

    @Override
    public Bisection.Ends ends() {
      return new Bisection.Ends(
          new Interval(slower - 1, slower - 1.01, slower - 0.99, 0.99), slower > 1.01);
    }

    @Override
    public Bisection.Probe probe(String release) {
      int number = Integer.parseInt(release.substring(2));
      List<Double> good = new ArrayList<>();
      List<Double> middle = new ArrayList<>();
      List<Double> bad = new ArrayList<>();
      return new Bisection.Probe() {
        @Override
        public void measure() {
          blocks++;
          good.add(fork(1));
          middle.add(fork(number));
          bad.add(fork(33));
        }

        @Override
        public Position position() {
          return Position.of(good, middle, bad, 0.99);
        }

        @Override
        public void close() {}
      };
    }
  }

  @Test
  void findsTheReleaseInAFewMeasurements() throws Exception {
    for (int culprit = 2; culprit <= 33; culprit++) {
      Simulated laboratory = new Simulated(culprit, 1.5, culprit);

      Bisection.Found found = new Bisection(laboratory, line -> {}).search(RELEASES);

      assertThat(found.culprit()).isEqualTo("1." + culprit);
      assertThat(found.before()).isEqualTo("1." + (culprit - 1));
      assertThat(found.steps()).hasSize(5);
      assertThat(found.certain()).isTrue();
    }
  }

  @Test
  void measuresLongerWhereTheDecisionIsNear() throws Exception {
    Simulated clear = new Simulated(20, 2.0, 1);
    Simulated close = new Simulated(20, 1.12, 1);

    new Bisection(clear, line -> {}).search(RELEASES);
    Bisection.Found found = new Bisection(close, line -> {}).search(RELEASES);

    assertThat(clear.blocks).isEqualTo(5 * Bisection.FIRST_BLOCKS);
    assertThat(close.blocks).isGreaterThan(clear.blocks);
    assertThat(found.culprit()).isEqualTo("1.20");
  }

  @Test
  void doesNotSearchForWhatIsNotThere() throws Exception {
    Simulated laboratory = new Simulated(20, 1.0, 1);

    Bisection.Found found = new Bisection(laboratory, line -> {}).search(RELEASES);

    assertThat(found.culprit()).isEmpty();
    assertThat(laboratory.blocks).isZero();
  }

  @Test
  void saysOfEachStepWhatItFound() throws Exception {
    List<String> notices = new ArrayList<>();

    new Bisection(new Simulated(20, 1.5, 3), notices::add).search(RELEASES);

    assertThat(notices).hasSize(5);
    assertThat(notices.get(0))
        .startsWith("1.17 is good after 5 blocks: ")
        .endsWith("15 releases left.");
  }
}
