package tare.controller.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tare.controller.environment.Warnings;
import tare.model.ForkFiles;
import tare.model.ForkResult;
import tare.model.ScheduledFork;
import tare.model.WorkloadParameters;

/** Runs forks one by one; one whose process failed is tried once more. */
public final class Forks {

  /** Takes what a measured JVM left in its folder, before the folder is deleted. */
  @FunctionalInterface
  public interface CallLogs {

    /**
     * Keeps the calls of a fork.
     *
     * @throws ProcessFailure when the measured JVM did not leave what it should
     * @throws IOException when they cannot be kept
     */
    void keep(ScheduledFork fork, ForkFiles left, WorkloadParameters parameters)
        throws ProcessFailure, IOException;
  }

  private final Path work;
  private final Path logs;
  private final Warden warden;
  private final CallLogs callLogs;

  /**
   * Prepares to run forks.
   *
   * @param work folder of the forks' own folders; they are deleted when a fork has ended
   * @param logs folder of what processes print; stays
   */
  public Forks(Path work, Path logs, Warden warden, CallLogs callLogs) {
    this.work = work;
    this.logs = logs;
    this.warden = warden;
    this.callLogs = callLogs;
  }

  /**
   * Runs one fork; a second time when a process fails.
   *
   * @param before attempts made at it in an earlier run; they keep their numbers
   * @param phase is told what is waited for
   * @param retry is told why there is a second attempt
   * @return what became of it, a failure included
   * @throws IOException when its folder or its calls cannot be written, or a process failed on a
   *     full disk
   * @throws InterruptedException when the warden was closed meanwhile
   */
  public ForkResult run(
      ForkTask task, ScheduledFork fork, int before, Consumer<String> phase, Consumer<String> retry)
      throws IOException, InterruptedException {
    ForkRecord first = new ForkRecord(fork, before + 1);
    try {
      return attempt(task, first, phase);
    } catch (ProcessFailure failure) {
      warden.requireOpen();
      retry.accept(failure.getMessage());
      return oneMoreAttempt(task, first, phase, failure);
    }
  }

  private ForkResult oneMoreAttempt(
      ForkTask task, ForkRecord first, Consumer<String> phase, ProcessFailure failure)
      throws IOException, InterruptedException {
    ForkRecord second = new ForkRecord(first.fork(), first.attempt() + 1);
    second.warn(Warnings.retried(failure.getMessage()));
    try {
      return attempt(task, second, phase);
    } catch (ProcessFailure again) {
      warden.requireOpen();
      return second.failed(again.getMessage());
    }
  }

  private ForkResult attempt(ForkTask task, ForkRecord record, Consumer<String> phase)
      throws ProcessFailure, IOException, InterruptedException {
    String name = String.format(Locale.ROOT, "%04d", record.fork().number());
    String folder = record.attempt() == 1 ? name : name + "-again" + laterAttempt(record);
    ForkPlace place = ForkPlace.create(work.resolve(folder), logs.resolve(folder));
    Optional<IOException> full = Optional.empty();
    try {
      ShellCommand.run("--prepare", task.settings().prepare(), place, warden);
      new ForkRunner(task, place, warden, record, phase).run();
      phase.accept("sealing");
      callLogs.keep(record.fork(), place.files(), task.parameters());
    } catch (ProcessFailure written) {
      ProcessFailure failure =
          written.withLogAt(place.keptForkLog(task.settings()), place.forkLog());
      full = FullDisk.behind(failure, place.work());
      if (full.isPresent()) {
        throw full.get();
      }
      throw failure;
    } finally {
      cleanUp(task, place, record, full);
    }
    return record.measured();
  }

  /** Logs of every attempt stay; the third is the first of a resumed experiment. */
  private static String laterAttempt(ForkRecord record) {
    return record.attempt() == 2 ? "" : Integer.toString(record.attempt());
  }

  /** On a full disk logs cannot be kept, which says less than why. */
  private void cleanUp(
      ForkTask task, ForkPlace place, ForkRecord record, Optional<IOException> full)
      throws IOException, InterruptedException {
    try {
      cleanUp(task, place, record);
    } catch (IOException e) {
      if (full.isEmpty()) {
        throw e;
      }
      full.get().addSuppressed(e);
    }
  }

  private void cleanUp(ForkTask task, ForkPlace place, ForkRecord record)
      throws IOException, InterruptedException {
    try {
      ShellCommand.run("--cleanup", task.settings().cleanup(), place, warden);
    } catch (ProcessFailure failure) {
      record.warn(Warnings.cleanupFailed(failure.getMessage()));
    }
    if (task.settings().keepAgentOutput()) {
      Files.move(place.output(), place.keptOutput());
    } else {
      LogExcerpt.keep(place.forkLog(), place.keptForkLog(task.settings()));
    }
    Folders.delete(place.work());
    place.dropEmptyLogs();
  }
}
