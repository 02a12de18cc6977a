package tare.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tare.study.FrameworkProof;
import tare.study.FrameworkProof.Outcome;

/** What was proved, a line as soon as a framework has been tried, and the reasons below. */
final class ProofTable {

  private final PrintWriter out;
  private final String row;
  private final List<FrameworkProof> proofs = new ArrayList<>();

  /**
   * @param names of all frameworks that will be tried
   */
  ProofTable(List<String> names, PrintWriter out) {
    this.out = out;
    int width = names.stream().mapToInt(String::length).reduce("framework".length(), Math::max);
    this.row = "%-" + width + "s  %-8s  %5s  %-41s  %19s  %6s  %s%n";
  }

  void begin() {
    print("framework", "version", "conf.", "proved", "records", "time", "verdict");
  }

  void add(FrameworkProof proof) {
    proofs.add(proof);
    print(
        proof.framework(),
        proof.version(),
        Integer.toString(proof.configurations()),
        String.join(", ", proof.proved()),
        String.format(Locale.ROOT, "%,d/%,d", proof.delivered(), proof.expected()),
        String.format(Locale.ROOT, "%.1f s", proof.time().toMillis() / 1e3),
        proof.outcome().label());
  }

  private void print(Object... cells) {
    out.print(String.format(Locale.ROOT, row, cells).stripTrailing() + System.lineSeparator());
    out.flush();
  }

  void end() {
    proofs.stream().flatMap(proof -> proof.remarks().stream()).forEach(out::println);
    Duration time = proofs.stream().map(FrameworkProof::time).reduce(Duration.ZERO, Duration::plus);
    String counts =
        String.join(
            ", ",
            Arrays.stream(Outcome.values())
                .filter(outcome -> count(outcome) > 0)
                .map(outcome -> count(outcome) + " " + outcome.label())
                .toList());
    out.printf(Locale.ROOT, "%s, in %.0f s%n", counts, time.toMillis() / 1e3);
    out.flush();
  }

  private long count(Outcome outcome) {
    return proofs.stream().filter(proof -> proof.outcome() == outcome).count();
  }

  int exitCode() {
    return count(Outcome.FAILED) == 0 ? ExitCode.DONE : ExitCode.FAILED;
  }
}
