package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import tare.study.GuardOutcome.Verdict;
import tare.study.ResampledReleases.PooledForks;

class ResampledReleasesTest {

  private static final int BLOCKS = 100;
  private static final int GATES = 100;
  private static final GuardGoal GOAL = new GuardGoal(0.03, 0.99, Duration.ofMinutes(40));

  /** Forks spread by 2 %; those of the second release are 8 % slower. */
  private static PooledForks pool() {
    Random random = new Random(7);
    DoubleSupplier fork = () -> 1000 * Math.exp(0.02 * random.nextGaussian());
    return new PooledForks(
        values(fork), values(fork), values(fork), values(() -> 1.08 * fork.getAsDouble()));
  }

  private static List<Double> values(DoubleSupplier fork) {
    return DoubleStream.generate(fork).limit(BLOCKS).boxed().toList();
  }

  private static int regressions(boolean same) throws Exception {
    var random = RandomSource.XO_RO_SHI_RO_128_PP.create(1);
    int regressions = 0;
    for (int gate = 0; gate < GATES; gate++) {
      ResampledReleases releases =
          new ResampledReleases(pool(), same, Duration.ofMinutes(1), random);
      GuardOutcome outcome = new Guard(GOAL, releases::nanoTime, line -> {}).run(releases);
      regressions += outcome.verdict() == Verdict.REGRESSION ? 1 : 0;
    }
    return regressions;
  }

  @Test
  void showWhatTheReleasesOfThePoolDifferBy() throws Exception {
    assertThat(regressions(false)).isEqualTo(GATES);
  }

  /** What two equal arms differ by in one pool is chance, and would be taken for an alarm. */
  @Test
  void showNoDifferenceOfReleasesThatAreTheSame() throws Exception {
    assertThat(regressions(true)).isLessThanOrEqualTo(3);
  }
}
