package tare.analysis.summary;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tare.model.Arm;

/**
 * Which arms of two experiments are the same but for the agent's version. The one of the same id,
 * or else the only one of the same framework and configuration.
 *
 * @param all both sides of each, the first baseline included, with published costs
 * @param notCompared what has no counterpart or no published cost, with the reason
 */
record ArmMatches(List<Match> all, List<String> notCompared) {

  /** An arm in both experiments. */
  record Match(ArmSample base, ArmSample changed) {
    private boolean promisesRecords() {
      return promises(base) && promises(changed);
    }

    private static boolean promises(ArmSample sample) {
      return sample.records().orElseThrow().expected() > 0;
    }
  }

  static ArmMatches of(Collection<ArmSample> base, Collection<ArmSample> changed) {
    List<Match> matches = new ArrayList<>();
    List<String> notCompared = new ArrayList<>();
    List<ArmSample> left = new ArrayList<>(compared(changed));
    for (ArmSample sample : compared(base)) {
      Optional<ArmSample> counterpart = counterpart(sample.arm(), left);
      counterpart.ifPresent(left::remove);
      if (counterpart.isEmpty()) {
        notCompared.add(sample.arm().id() + ": only the base has it");
      } else {
        Optional<String> obstacle = Comparability.obstacle(sample, counterpart.get());
        if (obstacle.isPresent()) {
          notCompared.add(sample.arm().id() + ": " + obstacle.get());
        } else {
          matches.add(new Match(sample, counterpart.get()));
        }
      }
    }
    left.forEach(sample -> notCompared.add(sample.arm().id() + ": only the new one has it"));
    return new ArmMatches(List.copyOf(matches), List.copyOf(notCompared));
  }

  /** The second baseline is there for the A/A of its own experiment. */
  private static List<ArmSample> compared(Collection<ArmSample> samples) {
    return samples.stream()
        .filter(sample -> !sample.arm().id().startsWith(Arm.BASELINE_AGAIN))
        .toList();
  }

  private static Optional<ArmSample> counterpart(Arm arm, List<ArmSample> candidates) {
    Optional<ArmSample> sameId =
        candidates.stream().filter(other -> other.arm().id().equals(arm.id())).findFirst();
    List<ArmSample> alike =
        candidates.stream()
            .filter(other -> other.arm().framework().equals(arm.framework()))
            .filter(other -> other.arm().configuration().equals(arm.configuration()))
            .toList();
    return sameId.or(() -> alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty());
  }

  /** What arrives of their records, where any are promised. */
  static List<DeliveryChange> deliveries(
      List<Match> matches, Function<Match, String> name, double confidence) {
    return matches.stream()
        .filter(Match::promisesRecords)
        .map(
            match ->
                DeliveryChange.of(name.apply(match), match.base(), match.changed(), confidence))
        .toList();
  }

  List<Match> withAgent() {
    return matches(false).toList();
  }

  List<Match> withoutAgent() {
    return matches(true).toList();
  }

  private Stream<Match> matches(boolean baseline) {
    return all.stream().filter(match -> match.base().arm().isBaseline() == baseline);
  }
}
