package tare.analysis.summary;

import java.util.ArrayList;
import java.util.List;
import tare.model.ForkResult;
import tare.model.Iteration;

/**
 * How one fork went, iteration by iteration.
 *
 * @param result its line in forks.jsonl
 * @param forkClass what became of its speed: a label of {@code ForkClass}
 * @param firstIteration the first iteration that counts
 * @param nanosPerCall mean duration of a call in each iteration, all threads together
 * @param heapUsedBytes at the end of each iteration
 */
public record ForkCourse(
    ForkResult result,
    String forkClass,
    int firstIteration,
    List<Double> nanosPerCall,
    List<Long> heapUsedBytes) {

  public ForkCourse {
    nanosPerCall = List.copyOf(nanosPerCall);
    heapUsedBytes = List.copyOf(heapUsedBytes);
  }

  static ForkCourse of(ForkResult result, SteadyPart part, List<Iteration> iterations) {
    List<Double> nanos = new ArrayList<>();
    for (double mean : SteadyPart.meansOverThreads(iterations)) {
      nanos.add(mean);
    }
    return new ForkCourse(
        result,
        part.state().forkClass().label(),
        part.firstIteration(),
        nanos,
        iterations.stream()
            .filter(iteration -> iteration.thread() == 0)
            .map(Iteration::heapUsedBytes)
            .toList());
  }

  /** The same without its times, which the verdict on the records forbids to publish. */
  ForkCourse withoutTimes() {
    return new ForkCourse(result, forkClass, firstIteration, List.of(), heapUsedBytes);
  }
}
