package tare.results;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import tare.model.WorkloadParameters;

/** The calls that a file of a fork accounts for, thread by thread: a file cut short has too few. */
final class CallTally {

  private final Map<Integer, Long> callsByThread = new TreeMap<>();

  void add(int thread, long calls) {
    callsByThread.merge(thread, calls, Long::sum);
  }

  /**
   * Sees that every thread has made the calls that were asked for, and no other thread has any.
   *
   * @param file what was counted, for the message
   * @throws ResultsException when it is otherwise; one line with both numbers
   */
  void require(WorkloadParameters wanted, Path file) throws ResultsException {
    for (int thread = 0; thread < wanted.threads(); thread++) {
      long found = callsByThread.getOrDefault(thread, 0L);
      if (found != wanted.calls()) {
        throw ResultsException.damaged(
            file,
            (wanted.calls() + " calls of thread " + thread + " were expected, but it has ") + found,
            null);
      }
    }
    if (callsByThread.size() != wanted.threads()) {
      throw ResultsException.damaged(
          file,
          (wanted.threads() + " threads were expected, but it has those of ")
              + callsByThread.size(),
          null);
    }
  }
}
