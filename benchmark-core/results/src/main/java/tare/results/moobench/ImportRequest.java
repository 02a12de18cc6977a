package tare.results.moobench;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tare.model.Stage;

/**
 * What is to be known of a run beyond its files.
 *
 * @param framework whose agent was measured
 * @param configurations what the numbers in the file names stand for; the number itself where it is
 *     not among them
 * @param forks the forks to take; all of them when empty
 * @param calls of each thread, when it is known; then every file is held to it
 * @param toolVersion version of Tare
 * @param invocation the command that imports, word by word
 */
public record ImportRequest(
    String framework,
    Map<Integer, ImportedConfiguration> configurations,
    Set<Integer> forks,
    OptionalLong calls,
    String toolVersion,
    List<String> invocation) {

  /** The original's number of the configuration without agent, for every framework. */
  static final int BASELINE = 0;

  public ImportRequest {
    configurations = new TreeMap<>(configurations);
    forks = new TreeSet<>(forks);
    invocation = List.copyOf(invocation);
  }

  boolean wants(RawFile file) {
    return forks.isEmpty() || forks.contains(file.fork());
  }

  ImportedConfiguration configuration(int number) {
    String name = number == BASELINE ? "No instrumentation" : "Configuration " + number;
    Stage stage = number == BASELINE ? Stage.BASELINE : Stage.COLLECTION;
    return configurations.getOrDefault(
        number, new ImportedConfiguration(Integer.toString(number), name, stage));
  }
}
