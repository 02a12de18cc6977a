package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A place without a network: programs that run in it find loopback and nothing else, and whatever
 * they try to reach is noted. Where the machine does not permit the one or the other, they run
 * without it.
 */
final class Sandbox {

  private static final List<List<String>> NAMESPACES =
      List.of(List.of("unshare", "--net"), List.of("unshare", "--map-root-user", "--net"));

  private static final List<String> TRACE =
      List.of(
          "strace",
          "--follow-forks",
          "--seccomp-bpf",
          "--quiet=all",
          "--signal=none",
          "--string-limit=0",
          "--trace=connect,sendto,sendmsg,sendmmsg");

  private static final int LONGEST_MINUTES = 10;

  private static final Optional<List<String>> NAMESPACE =
      NAMESPACES.stream().filter(prefix -> works(withLoopback(prefix))).findFirst();

  private static final boolean TRACED = works(TRACE);

  private Sandbox() {}

  /** Why there is no namespace of its own; empty where there is. */
  static Optional<String> whyNotAlone() {
    return NAMESPACE.isPresent()
        ? Optional.empty()
        : Optional.of("no network namespace is permitted here (unshare --net, ip link set lo up)");
  }

  /** Why nothing is noted; empty where it is. */
  static Optional<String> whyNotTraced() {
    return TRACED
        ? Optional.empty()
        : Optional.of("strace is not there, or may not trace (Debian package strace)");
  }

  /**
   * Runs a class of the tests in a process of its own.
   *
   * @param folder for its log and its trace
   * @return what it and all it started tried to reach beyond loopback; empty when nothing is noted
   */
  static List<String> run(Class<?> main, List<String> arguments, Path folder)
      throws IOException, InterruptedException {
    Path log = folder.resolve("sandbox.log");
    Path trace = folder.resolve("sandbox.trace");
    List<String> command = new ArrayList<>();
    NAMESPACE.map(Sandbox::withLoopback).ifPresent(command::addAll);
    if (TRACED) {
      command.addAll(TRACE);
      command.add("--output=" + trace);
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      assertThat(process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)).as("ended in time").isTrue();
      assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    } finally {
      process.destroy();
    }
    return TRACED ? Attempts.in(trace) : List.of();
  }

  private static List<String> withLoopback(List<String> prefix) {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(List.of("sh", "-c", "ip link set lo up && exec \"$@\"", "sh"));
    return command;
  }

  private static boolean works(List<String> prefix) {
    List<String> command = new ArrayList<>(prefix);
    command.add("true");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
