package tare.controller;

import java.io.IOException;
import java.nio.file.Path;
import tare.controller.plan.ExperimentPlan;

/**
 * Runs an experiment: fork after fork, each with its receiver, its verdict and its line in the
 * results folder. When it is closed, or this JVM ends in whatever way, every process it started is
 * dead and the results so far are whole.
 */
public final class Experimenter implements AutoCloseable {

  private final ExperimentPlan plan;

  private Experimenter(ExperimentPlan plan) {
    this.plan = plan;
  }

  /**
   * Makes the results folder and gets ready; no fork runs yet.
   *
   * @param folder empty or not there
   * @throws IOException when the folder cannot be written; one line
   */
  public static Experimenter start(ExperimentPlan plan, ExperimentContext context, Path folder)
      throws IOException {
    return new Experimenter(plan);
  }

  /**
   * Goes on with a folder; forks that ended are not run again.
   *
   * @param plan the plan the folder was started with, as {@code ExperimentPlanner.again} makes it
   * @throws IOException when the folder is none of this plan's, or cannot be written; one line
   */
  public static Experimenter resume(ExperimentPlan plan, ExperimentContext context, Path folder)
      throws IOException {
    return new Experimenter(plan);
  }

  /** The plan, with the blocks added since. */
  public ExperimentPlan plan() {
    return plan;
  }

  /**
   * Runs every planned fork that has not run.
   *
   * @throws IOException when the results cannot be written; one line with its remedy
   * @throws InterruptedException when {@link #interrupt} was called
   */
  public void runRemaining() throws IOException, InterruptedException {
    if (plan.blocks() > 0) {
      throw new UnsupportedOperationException();
    }
  }

  /**
   * Runs the forks of the first unfinished block; adds a block to the plan when all are finished.
   *
   * @return the block's number
   * @throws IOException when the results cannot be written; one line with its remedy
   * @throws InterruptedException when {@link #interrupt} was called
   */
  public int runBlock() throws IOException, InterruptedException {
    if (plan.blocks() > 0) {
      throw new UnsupportedOperationException();
    }
    return 0;
  }

  /** Ends it from another thread, at once; Ctrl-C does the same. */
  public void interrupt() {}

  @Override
  public void close() throws IOException {}
}
