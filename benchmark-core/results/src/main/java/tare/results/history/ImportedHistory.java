package tare.results.history;

import java.util.List;

/**
 * What was read from another tool's file.
 *
 * @param runs in order of time
 * @param remarks what was missing or taken for something else, one line each
 */
public record ImportedHistory(List<HistoryRun> runs, List<String> remarks) {

  /**
   * How to name what the file does not say.
   *
   * @param machine tells its series from those of other machines
   * @param jdk version line of the JDK; empty when not known
   * @param baseline name of the benchmarks that ran without agent
   * @param toolVersion version of Tare
   */
  public record Names(String machine, String jdk, String baseline, String toolVersion) {}

  public ImportedHistory {
    runs = List.copyOf(runs);
    remarks = List.copyOf(remarks);
  }
}
