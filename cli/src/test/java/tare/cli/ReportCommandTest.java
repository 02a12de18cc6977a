package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Results folders, good and bad ones, on the way to a report. */
class ReportCommandTest {

  @TempDir private Path directory;
  @RegisterExtension private final Program program = new Program();

  private Path imported(String name) throws IOException {
    Path raw = Files.createDirectories(directory.resolve(name + "-raw"));
    for (int fork = 1; fork <= 3; fork++) {
      Files.writeString(raw.resolve("raw-" + fork + "-10-0.csv"), "1;100;1000;0\n".repeat(60));
      Files.writeString(raw.resolve("raw-" + fork + "-10-1.csv"), "1;1000;1000;0\n".repeat(60));
    }
    Path folder = directory.resolve(name);
    assertThat(program.run("import", "moobench", raw.toString(), "--out", folder.toString()))
        .isZero();
    return folder;
  }

  private void expectOneLine(int exitCode, String message, String... arguments) {
    assertThat(program.run(arguments)).isEqualTo(exitCode);
    assertThat(program.err()).startsWith("tare: ").contains(message).hasLineCount(1);
  }

  @Test
  void writesTheReportIntoItsFolder() throws IOException {
    Path folder = imported("run");

    assertThat(program.run("report", folder.toString())).isZero();

    assertThat(folder.resolve("report.html")).content().contains("imported", "</html>");
    assertThat(program.err()).contains("Report: " + folder.resolve("report.html"));
  }

  @Test
  void putsSeveralFoldersOnOnePage() throws IOException {
    String one = imported("one").toString();
    String other = imported("other").toString();
    Path page = directory.resolve("both.html");

    assertThat(program.run("report", one, other, "-o", page.toString())).isZero();
    assertThat(page).isRegularFile();

    expectOneLine(ExitCode.USAGE, "say where", "report", one, other);
    expectOneLine(
        ExitCode.USAGE, "is a folder: name a file", "report", one, "-o", directory.toString());
  }

  @Test
  void saysWhatIsWrongWithAFolder() throws IOException {
    Path empty = Files.createDirectory(directory.resolve("empty"));
    Path foreign = Files.createDirectory(directory.resolve("foreign"));
    Files.writeString(foreign.resolve("mine.txt"), "mine");
    Path older = imported("older");
    Path experiment = older.resolve("experiment.json");
    Files.writeString(
        experiment, Files.readString(experiment).replaceFirst("(schemaVersion\\D+)1", "$10"));
    Path begun = imported("begun");
    Files.writeString(begun.resolve("forks.jsonl"), "");

    expectOneLine(ExitCode.USAGE, "is empty", "report", empty.toString());
    expectOneLine(ExitCode.USAGE, "is no results folder of Tare", "report", foreign.toString());
    expectOneLine(ExitCode.FAILED, "has schema version 0", "report", older.toString());
    expectOneLine(ExitCode.USAGE, "has no fork yet", "report", begun.toString());
    String no = directory.resolve("no").toString();
    expectOneLine(ExitCode.USAGE, "not a folder", "report", no);
    expectOneLine(ExitCode.USAGE, "not a folder", "analyze", no);
    expectOneLine(ExitCode.USAGE, "not a folder", "compare", no, begun.toString());
    expectOneLine(ExitCode.USAGE, "not a folder", "measure", "--resume", no);
    expectOneLine(ExitCode.USAGE, "not a folder", "measure", "--from", no);
    expectOneLine(ExitCode.USAGE, "is not there", "import", "moobench", no, "--out", no + "-new");
  }

  @Test
  void namesTheResultsFoldersOfASearch() throws IOException {
    Path search = Files.createDirectory(directory.resolve("search"));
    Path one = imported("search/1-2.0");
    Path other = imported("search/2-1.5");

    for (String command : new String[] {"analyze", "report"}) {
      expectOneLine(
          ExitCode.USAGE,
          search + " holds results folders: name one, " + one + ", " + other,
          command,
          search.toString());
    }
  }

  @Test
  void saysHowManyIterationsThereAreToDrop() throws IOException {
    String folder = imported("run").toString();

    for (String command : new String[] {"analyze", "report"}) {
      expectOneLine(
          ExitCode.USAGE,
          "a warm-up of 999999 iterations leaves nothing of a fork, which has",
          command,
          folder,
          "--warmup",
          "999999");
    }
  }

  @Test
  void namesTheFileOfAForkThatWasCutOff() throws IOException {
    Path folder = imported("run");
    Path file = folder.resolve("iterations/0002.csv.gz");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 20));

    expectOneLine(ExitCode.FAILED, file + " is damaged: ", "analyze", folder.toString());
  }

  @Test
  void aBadFolderAmongGoodOnesLeavesNoReport() throws IOException {
    String good = imported("good").toString();
    Path page = directory.resolve("page.html");

    expectOneLine(
        ExitCode.USAGE, "not a folder", "report", good, directory + "/no", "-o", page.toString());
    assertThat(page).doesNotExist();
  }
}
