package tare.analysis.summary;

import java.util.List;
import tare.analysis.statistics.Descriptives;
import tare.analysis.statistics.ForkStatistics;
import tare.analysis.steadystate.WarmupRule;
import tare.model.ForkResult;
import tare.model.Iteration;
import tare.results.ForkHistograms;
import tare.results.ResultsException;
import tare.results.ResultsFolder;
import tare.results.ValueCounts;

/**
 * One measured fork, reduced to what is analysed.
 *
 * @param result its line in forks.jsonl
 * @param part which of its iterations count
 * @param statistics of the calls that count
 * @param steady the calls that count
 * @param secondHalf the calls the original would have counted
 * @param iterations the iterations that count, all threads, in nanoseconds a call
 * @param course how it went from its first iteration on
 */
record ForkSample(
    ForkResult result,
    SteadyPart part,
    ForkStatistics statistics,
    ValueCounts steady,
    ValueCounts secondHalf,
    List<Descriptives> iterations,
    ForkCourse course) {

  ForkSample {
    iterations = List.copyOf(iterations);
  }

  /** Mean duration of a call in each iteration. */
  double[] iterationMeans() {
    return iterations.stream().mapToDouble(Descriptives::mean).toArray();
  }

  /** Variance of the durations in each iteration; 0 for a single call. */
  double[] iterationVariances() {
    return iterations.stream().mapToDouble(d -> d.count() == 1 ? 0 : d.sd() * d.sd()).toArray();
  }

  /** Reads a fork and reduces it. */
  static ForkSample read(ResultsFolder folder, ForkResult result, WarmupRule warmup)
      throws ResultsException {
    ForkHistograms histograms = folder.histograms(result.number());
    List<Iteration> course = folder.iterations(result.number());
    SteadyPart part = SteadyPart.of(result, course, warmup);
    ValueCounts steady = histograms.mergedFrom(part.firstIteration());
    int half = WarmupRule.HALF.firstIteration(part.state());
    return new ForkSample(
        result,
        part,
        ForkStatistics.ofCounts(steady.values(), steady.counts()),
        steady,
        half == part.firstIteration() ? steady : histograms.mergedFrom(half),
        histograms.iterations().stream()
            .filter(counts -> counts.iteration() >= part.firstIteration())
            .map(counts -> describe(counts.durationNanos()))
            .toList(),
        ForkCourse.of(result, part, course));
  }

  static Descriptives describe(ValueCounts counts) {
    return Descriptives.ofCounts(counts.values(), counts.counts());
  }
}
