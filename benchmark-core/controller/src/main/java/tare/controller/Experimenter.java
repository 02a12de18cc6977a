package tare.controller;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import tare.controller.plan.ExperimentPlan;
import tare.controller.process.Folders;
import tare.controller.process.Forks;
import tare.controller.process.ProcessFailure;
import tare.controller.process.Warden;
import tare.model.Experiment;
import tare.model.ForkFiles;
import tare.model.ForkResult;
import tare.model.ScheduledFork;
import tare.model.WorkloadParameters;
import tare.results.MeasuredCalls;
import tare.results.ResultsException;
import tare.results.ResultsWriter;

/**
 * Runs an experiment: fork after fork, each with its receiver, its verdict and its line in the
 * results folder. When it is closed, or this JVM ends in whatever way, every process it started is
 * dead and the results so far are whole.
 */
public final class Experimenter implements AutoCloseable {

  private static final Duration SHUTDOWN_LIMIT = Duration.ofSeconds(10);

  private final ExperimentContext context;
  private final ResultsWriter results;
  private final Warden warden;
  private final Path work;
  private final Forks forks;
  private final Heartbeat heartbeat;
  private final TimeLeft timeLeft = new TimeLeft();
  private final Set<Integer> ended = new HashSet<>();
  private final Map<Integer, Integer> attemptsBefore;
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final ReentrantLock busy = new ReentrantLock();
  private final Thread shutdown = new Thread(this::endWithTheJvm, "end of the experiment");
  private ExperimentPlan plan;
  private boolean closed;

  private Experimenter(ExperimentPlan plan, ExperimentContext context, ResultsWriter results)
      throws IOException {
    this.plan = plan;
    this.context = context;
    this.results = results;
    this.warden = Warden.start();
    this.work = results.folder().files().directory().resolve("work").toAbsolutePath();
    this.forks =
        new Forks(work, results.folder().files().logs().toAbsolutePath(), warden, this::seal);
    this.heartbeat = new Heartbeat(context.listener());
    List<ForkResult> before = results.folder().forks();
    this.attemptsBefore = Resumption.attempts(before);
    before.stream().filter(ForkResult::measured).forEach(fork -> ended.add(fork.number()));
    results.prepareToSeal();
    Runtime.getRuntime().addShutdownHook(shutdown);
  }

  /**
   * Makes the results folder and gets ready; no fork runs yet.
   *
   * @param folder empty or not there
   * @throws IOException when the folder cannot be written; one line
   */
  public static Experimenter start(ExperimentPlan plan, ExperimentContext context, Path folder)
      throws IOException, InterruptedException {
    Experiment experiment = ExperimentRecord.of(plan, context, context.knownMachine());
    ResultsWriter results = ResultsWriter.create(folder, experiment);
    try {
      return new Experimenter(plan, context, results);
    } catch (IOException e) {
      results.close();
      throw e;
    }
  }

  /**
   * Goes on with a folder. Forks that were measured are not run again, whatever their verdict;
   * those whose process failed are, and the lines of their failed attempts stay.
   *
   * @param plan the plan the folder was started with, perhaps with more blocks; {@link
   *     tare.controller.plan.ExperimentPlanner#again} makes it
   * @throws IOException when the folder is none of this plan's, or cannot be written; one line
   */
  public static Experimenter resume(ExperimentPlan plan, ExperimentContext context, Path folder)
      throws IOException, InterruptedException {
    ResultsWriter results = ResultsWriter.resume(folder);
    try {
      Experiment begun = results.folder().experiment();
      Resumption.requireSame(begun, plan, context.knownMachine(), folder);
      Resumption.requireSameJars(begun, context.agents().values());
      if (plan.blocks() != begun.blocks()) {
        results.extend(ExperimentRecord.extended(begun, plan));
      }
      return new Experimenter(plan, context, results);
    } catch (IOException | InterruptedException e) {
      results.close();
      throw e;
    }
  }

  /** The plan, with the blocks added since. */
  public ExperimentPlan plan() {
    return plan;
  }

  /**
   * Runs every planned fork that has not run.
   *
   * @throws IOException when the results cannot be written; one line with its remedy
   * @throws InterruptedException when it was ended from outside
   */
  public void runRemaining() throws IOException, InterruptedException {
    for (ScheduledFork fork : remaining()) {
      run(fork);
    }
  }

  /**
   * Runs what is left of the first unfinished block; adds a block to the plan when none is.
   *
   * @return the block's number
   * @throws IOException when the results cannot be written; one line with its remedy
   * @throws InterruptedException when it was ended from outside
   */
  public int runBlock() throws IOException, InterruptedException {
    if (remaining().isEmpty()) {
      plan = plan.withBlocks(plan.blocks() + 1);
      results.extend(ExperimentRecord.extended(results.folder().experiment(), plan));
    }
    List<ScheduledFork> left = remaining();
    int block = left.get(0).block();
    for (ScheduledFork fork : left) {
      if (fork.block() == block) {
        run(fork);
      }
    }
    return block;
  }

  private List<ScheduledFork> remaining() {
    return plan.schedule().stream().filter(fork -> !ended.contains(fork.number())).toList();
  }

  private void run(ScheduledFork fork) throws IOException, InterruptedException {
    try (Heartbeat.Beating beat = heartbeat.of(fork)) {
      busy.lock();
      try {
        warden.requireOpen();
        context.listener().forkStarted(fork, plan.schedule().size());
        context.rest().take();
        measure(fork, beat);
      } finally {
        busy.unlock();
      }
      beat.phase("sleeping");
      sleep(remaining().isEmpty() ? 0 : plan.settings().sleepMillis());
    }
  }

  private void measure(ScheduledFork fork, Heartbeat.Beating beat)
      throws IOException, InterruptedException {
    ForkResult result =
        forks.run(
            context.task(plan, plan.arm(fork.arm())),
            fork,
            attemptsBefore.getOrDefault(fork.number(), 0),
            beat::phase,
            reason -> context.listener().forkRetried(fork, reason));
    results.append(result);
    ended.add(fork.number());
    timeLeft.ended(fork.arm(), beat.elapsed());
    context.listener().forkFinished(result, timeLeft.of(remaining()));
  }

  private void sleep(long millis) throws InterruptedException {
    if (interrupted.await(millis, TimeUnit.MILLISECONDS)) {
      warden.requireOpen();
    }
  }

  private void seal(ScheduledFork fork, ForkFiles left, WorkloadParameters parameters)
      throws ProcessFailure, IOException {
    MeasuredCalls calls;
    try {
      calls = MeasuredCalls.read(left, parameters);
    } catch (ResultsException e) {
      throw new ProcessFailure("the call log is not whole: " + e.getMessage(), e);
    }
    results.seal(fork.number(), calls);
  }

  /** Kills everything that runs, at once, from another thread; the results so far are whole. */
  public void interrupt() {
    interrupted.countDown();
    warden.close();
  }

  /** Ctrl-C, SIGTERM, or an end of this JVM that forgot to close: as {@link #interrupt}. */
  private void endWithTheJvm() {
    interrupt();
    try {
      if (busy.tryLock(SHUTDOWN_LIMIT.toSeconds(), TimeUnit.SECONDS)) {
        close();
      }
    } catch (IOException | InterruptedException e) {
      // What could not be closed is found by --resume.
    }
    context.listener().interrupted(results.folder().files().directory());
  }

  @Override
  public synchronized void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    warden.close();
    heartbeat.close();
    try {
      Runtime.getRuntime().removeShutdownHook(shutdown);
    } catch (IllegalStateException e) {
      // It is running, and has called this.
    }
    Folders.delete(work);
    results.close();
  }
}
