package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
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
    private int endBlocks;

    Simulated(int culprit, double slower, long seed) {
      this.culprit = culprit;
      this.slower = slower;
      this.random = new Random(seed);
    }

    private double fork(int number) {
      return (number >= culprit ? 1000 * slower : 1000) * (1 + 0.05 * random.nextGaussian());
    }

    @Override
    public Bisection.Measurement<Bisection.Ends> ends() {
      return new Bisection.Measurement<>() {
        @Override
        public void measure() {
          endBlocks++;
        }

        @Override
        public Bisection.Ends result() {
          return new Bisection.Ends(
              new Interval(slower - 1, slower - 1.01, slower - 0.99, 0.99), slower > 1.01);
        }

        @Override
        public void close() {}
      };
    }

    @Override
    public Bisection.Measurement<Position> probe(String release) {
      int number = Integer.parseInt(release.substring(2));
      List<Double> good = new ArrayList<>();
      List<Double> middle = new ArrayList<>();
      List<Double> bad = new ArrayList<>();
      return new Bisection.Measurement<>() {
        @Override
        public void measure() {
          blocks++;
          good.add(fork(1));
          middle.add(fork(number));
          bad.add(fork(33));
        }

        @Override
        public Position result() {
          return Position.of(good, middle, bad, 0.99);
        }

        @Override
        public void close() {}
      };
    }
  }

  private static Bisection.Found search(Bisection.Laboratory laboratory) throws Exception {
    SearchBudget budget = SearchBudget.begin(Duration.ofHours(1), () -> 0);
    return new Bisection(laboratory, budget, line -> {}).search(RELEASES);
  }

  /** Every block takes a minute. */
  private static Bisection.Found search(Simulated laboratory, int minutes) throws Exception {
    LongSupplier clock =
        () -> Duration.ofMinutes(laboratory.blocks + laboratory.endBlocks).toNanos();
    SearchBudget budget = SearchBudget.begin(Duration.ofMinutes(minutes), clock);
    return new Bisection(laboratory, budget, line -> {}).search(RELEASES);
  }

  @Test
  void endsWithTheBudgetAndSaysHowFarItCame() throws Exception {
    Simulated laboratory = new Simulated(20, 1.5, 3);

    Bisection.Found found = search(laboratory, 17);

    assertThat(laboratory.blocks + laboratory.endBlocks).isEqualTo(17);
    assertThat(found.steps()).extracting(Bisection.Step::release).containsExactly("1.17", "1.25");
    assertThat(found.before()).isEqualTo("1.17");
    assertThat(found.culprit()).isEqualTo("1.25");
    assertThat(found.spent()).isTrue();
    assertThat(found.certain()).isFalse();
  }

  @Test
  void decidesNothingFromTooFewBlocksOfTheEnds() throws Exception {
    Bisection.Found found = search(new Simulated(20, 1.5, 3), 3);

    assertThat(found.culprit()).isEmpty();
    assertThat(found.spent()).isTrue();
  }

  @Test
  void aBudgetThatSufficesLeavesNothingOpen() throws Exception {
    Bisection.Found found = search(new Simulated(20, 1.5, 3), 31);

    assertThat(found.spent()).isFalse();
    assertThat(found.culprit()).isEqualTo("1.20");
  }

  @Test
  void findsTheReleaseInAFewMeasurements() throws Exception {
    for (int culprit = 2; culprit <= 33; culprit++) {
      Simulated laboratory = new Simulated(culprit, 1.5, culprit);

      Bisection.Found found = search(laboratory);

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

    search(clear);
    Bisection.Found found = search(close);

    assertThat(clear.blocks).isEqualTo(5 * Bisection.FIRST_BLOCKS);
    assertThat(close.blocks).isGreaterThan(clear.blocks);
    assertThat(found.culprit()).isEqualTo("1.20");
  }

  @Test
  void doesNotSearchForWhatIsNotThere() throws Exception {
    Simulated laboratory = new Simulated(20, 1.0, 1);

    Bisection.Found found = search(laboratory);

    assertThat(found.culprit()).isEmpty();
    assertThat(laboratory.blocks).isZero();
  }

  @Test
  void saysOfEachStepWhatItFound() throws Exception {
    List<String> notices = new ArrayList<>();

    SearchBudget budget = SearchBudget.begin(Duration.ofHours(1), () -> 0);
    new Bisection(new Simulated(20, 1.5, 3), budget, notices::add).search(RELEASES);

    assertThat(notices)
        .startsWith("Step 1 of at most 6, the ends: block 1 of at most 20.")
        .contains("Step 6 of at most 6, 1.20: block 5 of at most 20.");
    List<String> found = notices.stream().filter(line -> line.contains(" is ")).toList();
    assertThat(found).hasSize(5);
    assertThat(found.get(0))
        .startsWith("1.17 is good after 5 blocks: ")
        .endsWith("15 releases left.");
  }
}
