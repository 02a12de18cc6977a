package tare.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tare.controller.definition.FrameworkCatalog;
import tare.controller.plan.Jdk;
import tare.controller.process.Installation;
import tare.study.AgentFlags;
import tare.study.FrameworkProof;
import tare.study.JdkHomes;
import tare.study.Verification;

/** Says what can be measured, and proves it. */
@Command(
    name = "frameworks",
    description = {
      "Lists what can be measured; with names, explains those with their exact JVM flags.",
      "--verify ends with 3 when one does not do what its folder says."
    },
    subcommands = NewFrameworkCommand.class,
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class FrameworksCommand implements Callable<Integer> {

  /** How the list is printed. */
  enum Format {
    TABLE,
    MARKDOWN
  }

  @Parameters(arity = "0..*", paramLabel = "FRAMEWORK", description = "Folders under frameworks/.")
  List<String> names = List.of();

  @Option(
      names = "--verify",
      description = "Prove on this machine that each instruments and delivers, with few calls.")
  boolean verify;

  @Option(
      names = "--java",
      paramLabel = "HOME",
      description = "JDK of the measured JVMs. Default: the one that runs tare.")
  Path javaHome;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "table",
      description = "Of the list: table, or markdown (docs/frameworks.md). Default: table.")
  Format format;

  @Mixin CommonOptions common;

  @Override
  public Integer call() throws IOException, InterruptedException {
    FrameworkCatalog catalog = Installation.of(CommonOptions.home()).frameworks();
    Jdk jdk = javaHome == null ? JdkHomes.current() : JdkHomes.at(javaHome);
    if (verify) {
      names.forEach(catalog::framework);
      return prove(names.isEmpty() ? catalog.names() : names, jdk);
    }
    if (names.isEmpty()) {
      FrameworkTable table = new FrameworkTable(catalog);
      print(format == Format.TABLE ? table.text() : table.markdown());
    } else {
      explain(catalog, jdk);
    }
    return ExitCode.DONE;
  }

  private int prove(List<String> frameworks, Jdk jdk) throws IOException, InterruptedException {
    Verification verification = new Verification(common.study(), jdk);
    ProofTable table = new ProofTable(frameworks, common.out());
    table.begin();
    for (String name : frameworks) {
      FrameworkProof proof = verification.prove(name);
      common.finishProgress();
      table.add(proof);
    }
    table.end();
    return table.exitCode();
  }

  private void explain(FrameworkCatalog catalog, Jdk jdk) {
    AgentFlags flags = new AgentFlags(Installation.of(CommonOptions.home()), jdk);
    for (String name : names) {
      print(new FrameworkText(catalog.framework(name), flags, jdk).lines());
    }
  }

  private void print(List<String> lines) {
    lines.forEach(common.out()::println);
    common.out().flush();
  }
}
