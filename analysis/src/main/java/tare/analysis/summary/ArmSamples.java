package tare.analysis.summary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tare.analysis.steadystate.WarmupRule;
import tare.model.Arm;
import tare.model.ForkResult;
import tare.results.ResultsException;
import tare.results.ResultsFolder;

/** Reads what was measured, arm by arm. */
final class ArmSamples {

  /** More than anybody makes at one fork. */
  private static final int ATTEMPTS = 1_000;

  private ArmSamples() {}

  /** Every arm of the experiment by its id, in the experiment's order; some may have no forks. */
  static Map<String, ArmSample> read(ResultsFolder folder, WarmupRule warmup)
      throws ResultsException {
    List<Arm> arms = folder.experiment().arms();
    Map<String, List<ForkSample>> measured = new LinkedHashMap<>();
    Map<String, List<ForkResult>> failed = new LinkedHashMap<>();
    for (Arm arm : arms) {
      measured.put(arm.id(), new ArrayList<>());
      failed.put(arm.id(), new ArrayList<>());
    }
    // A fork number stands once among the measured, however often its process failed before.
    List<ForkResult> succeeded = new ArrayList<>();
    for (ForkResult fork : new TreeMap<>(byPlace(folder.forks())).values()) {
      if (fork.measured()) {
        succeeded.add(fork);
      } else {
        failed.get(fork.arm()).add(fork);
      }
    }
    for (ForkSample sample : ForkReading.inParallel(folder, succeeded, warmup)) {
      measured.get(sample.result().arm()).add(sample);
    }
    Map<String, ArmSample> samples = new LinkedHashMap<>();
    for (Arm arm : arms) {
      samples.put(arm.id(), new ArmSample(arm, measured.get(arm.id()), failed.get(arm.id())));
    }
    return samples;
  }

  private static Map<Integer, ForkResult> byPlace(List<ForkResult> forks) {
    Map<Integer, ForkResult> byPlace = new LinkedHashMap<>();
    for (ForkResult fork : forks) {
      byPlace.put(fork.number() * ATTEMPTS + fork.attempt(), fork);
    }
    return byPlace;
  }
}
