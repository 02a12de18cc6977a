package tare.analysis.steadystate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The forks of one arm together.
 *
 * @param armClass the class of all its forks, or {@link ForkClass#INCONSISTENT}
 * @param forks how many are of each class that occurs
 * @param medianFirstSteadyIteration of the forks with a steady state, the upper one of two; -1 when
 *     there are none
 */
public record ArmSteadyState(
    ForkClass armClass, Map<ForkClass, Integer> forks, int medianFirstSteadyIteration) {

  public ArmSteadyState {
    forks = Map.copyOf(forks);
  }

  /**
   * Summarises the forks.
   *
   * @param forks at least one
   */
  public static ArmSteadyState of(List<ForkSteadyState> forks) {
    Map<ForkClass, Integer> counts = new EnumMap<>(ForkClass.class);
    forks.forEach(fork -> counts.merge(fork.forkClass(), 1, Integer::sum));
    int[] starts =
        forks.stream()
            .filter(fork -> fork.forkClass().steady())
            .mapToInt(ForkSteadyState::firstSteadyIteration)
            .sorted()
            .toArray();
    ForkClass common = forks.get(0).forkClass();
    return new ArmSteadyState(
        counts.size() == 1 ? common : ForkClass.INCONSISTENT,
        counts,
        starts.length == 0 ? -1 : starts[starts.length / 2]);
  }

  /** Forks with a steady state. */
  public int steadyForks() {
    return forks.entrySet().stream()
        .filter(entry -> entry.getKey().steady())
        .mapToInt(Map.Entry::getValue)
        .sum();
  }
}
