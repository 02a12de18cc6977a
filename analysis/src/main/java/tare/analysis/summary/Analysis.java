package tare.analysis.summary;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tare.analysis.statistics.DrawnDistribution;
import tare.model.Experiment;
import tare.model.ForkResult;
import tare.results.ResultsFiles;
import tare.results.Summary;

/**
 * A results folder analysed once: the summary, and what pictures show beyond it.
 *
 * @param files where it was read
 * @param experiment what was planned
 * @param summary what every report prints
 * @param forks the measured forks, arm by arm; without times where those may not be published
 * @param failed attempts whose process failed
 * @param distributions of the steady calls of each arm by its id, in nanoseconds; an arm whose
 *     times may not be published has none
 */
public record Analysis(
    ResultsFiles files,
    Experiment experiment,
    Summary summary,
    List<ForkCourse> forks,
    List<ForkResult> failed,
    Map<String, DrawnDistribution> distributions) {

  public Analysis {
    forks = List.copyOf(forks);
    failed = List.copyOf(failed);
    distributions = Map.copyOf(distributions);
  }

  static Analysis of(
      ResultsFiles files, Experiment experiment, Summary summary, List<ArmSample> samples) {
    return new Analysis(
        files,
        experiment,
        summary,
        samples.stream().flatMap(sample -> sample.courses().stream()).toList(),
        samples.stream().flatMap(sample -> sample.failed().stream()).toList(),
        samples.stream()
            .filter(ArmSample::publishable)
            .collect(Collectors.toMap(sample -> sample.arm().id(), ArmSample::distribution)));
  }
}
