package tare.controller;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import tare.model.ScheduledFork;

/** Estimates how long the forks that are left will take, from those that ended. */
final class TimeLeft {

  private record Seen(int forks, double nanos) {
    double mean() {
      return nanos / forks;
    }
  }

  private final Map<String, Seen> byArm = new HashMap<>();

  /** Learns from a fork. */
  void ended(String arm, Duration duration) {
    byArm.merge(
        arm,
        new Seen(1, duration.toNanos()),
        (seen, one) -> new Seen(seen.forks() + 1, seen.nanos() + one.nanos()));
  }

  /** An arm not seen yet is taken to be like the mean of the others. */
  Duration of(Collection<ScheduledFork> left) {
    double mean = byArm.values().stream().mapToDouble(Seen::mean).average().orElse(0);
    double nanos = 0;
    for (ScheduledFork fork : left) {
      Seen seen = byArm.get(fork.arm());
      nanos += seen == null ? mean : seen.mean();
    }
    return Duration.ofNanos((long) nanos);
  }
}
