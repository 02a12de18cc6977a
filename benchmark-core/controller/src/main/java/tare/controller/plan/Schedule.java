package tare.controller.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import tare.model.ScheduledFork;

/**
 * The order of forks. Every block holds every arm once; with {@link Order#RMIT} each is shuffled
 * (Abedi &amp; Brecht 2017: randomised multiple interleaved trials), so that a drift of the machine
 * touches all arms alike.
 */
final class Schedule {

  private Schedule() {}

  /**
   * All forks in order. A longer schedule of the same arms, order and seed begins with the shorter
   * one, on every JDK: {@link Random} is specified to the bit.
   */
  static List<ScheduledFork> of(List<String> arms, int blocks, Order order, long seed) {
    Random random = new Random(seed);
    List<ScheduledFork> forks = new ArrayList<>();
    for (int block = 1; block <= blocks; block++) {
      List<String> inOrder = new ArrayList<>(arms);
      if (order == Order.RMIT) {
        Collections.shuffle(inOrder, random);
      }
      for (String arm : inOrder) {
        forks.add(new ScheduledFork(forks.size() + 1, block, arm));
      }
    }
    return List.copyOf(forks);
  }
}
