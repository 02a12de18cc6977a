package tare.analysis.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Forks of known mean and spread: log-normal, and shaken together with the others of their block.
 */
final class SimulatedForks {

  private final Random random;
  private final double sigma;
  private final double[] blockShake;

  SimulatedForks(long seed, int blocks, double sigma, double blockSigma) {
    this.random = new Random(seed);
    this.sigma = sigma;
    this.blockShake = new double[blocks];
    for (int block = 0; block < blocks; block++) {
      blockShake[block] = blockSigma * random.nextGaussian();
    }
  }

  /** One arm whose calls take so long. */
  List<Double> arm(double nanos) {
    List<Double> forks = new ArrayList<>();
    for (double shake : blockShake) {
      forks.add(nanos * Math.exp(shake + sigma * random.nextGaussian()));
    }
    return forks;
  }

  SameArms.Pair pair(double nanos) {
    return new SameArms.Pair(arm(nanos), arm(nanos));
  }
}
