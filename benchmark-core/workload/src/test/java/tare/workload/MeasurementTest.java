package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tare.model.ForkCounters;
import tare.model.WorkloadParameters;
import tare.workload.monitored.RecursiveWorkload;

@Timeout(60)
class MeasurementTest {

  private final JvmCounters jvm = new JvmCounters();

  @Test
  void threadsCallAtTheSameTimeAndEachMakesAllItsCalls() throws InterruptedException {
    // Every call waits for the same call of the other threads.
    CyclicBarrier together = new CyclicBarrier(3);
    Set<String> threads = ConcurrentHashMap.newKeySet();
    AtomicInteger calls = new AtomicInteger();

    MeasuredRun run =
        measure(
            (methodTime, depth) -> {
              threads.add(Thread.currentThread().getName());
              await(together);
              return calls.incrementAndGet();
            },
            20,
            3);

    assertThat(calls).hasValue(60);
    assertThat(threads).hasSize(3);
    assertThat(run.iterations()).hasSize(3 * 20);
  }

  @Test
  void measuringTimeHoldsAllIterationsOfAllThreads() throws InterruptedException {
    MeasuredRun run = measure(new RecursiveWorkload(), 1_000, 2);

    ForkCounters counters = run.counters(new Calibration(20, 21), 3);

    assertThat(run.iterations())
        .allSatisfy(
            iteration ->
                assertThat(iteration.startNanos() + iteration.elapsedNanos())
                    .isBetween(0L, counters.measuringNanos()));
    assertThat(counters.applicationCpuNanos()).isPositive();
    assertThat(counters.clockCostNanos()).isEqualTo(20);
    assertThat(counters.harnessFloorNanos()).isEqualTo(21);
    assertThat(counters.probeCalls()).isEqualTo(3);
  }

  @Test
  void oneFailedCallEndsTheRunWhileOtherThreadsStillCall() {
    CountDownLatch never = new CountDownLatch(1);
    AtomicInteger calls = new AtomicInteger();

    assertThatThrownBy(
            () ->
                measure(
                    (methodTime, depth) -> {
                      if (calls.incrementAndGet() == 1) {
                        throw new IllegalStateException("no more room");
                      }
                      await(never);
                      return 0;
                    },
                    10,
                    2))
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining("failed in a call")
        .hasMessageContaining("no more room");
    never.countDown();
  }

  @Test
  void aDepthBeyondTheStackIsSaidAsThatAndNotAsAnError() {
    WorkloadParameters parameters = WorkloadParameters.of(1, 10_000_000, 1, 0);
    Workload workload =
        new Workload(parameters, new RecursiveWorkload(), CallTimes.forThreads(parameters));

    assertThatThrownBy(() -> new Measurement(workload, jvm).run())
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining("depth 10000000")
        .hasMessageContaining("-Xss");
  }

  private MeasuredRun measure(MonitoredApplication application, int calls, int threads)
      throws InterruptedException {
    WorkloadParameters parameters = WorkloadParameters.of(calls, 1, threads, 0);
    return new Measurement(
            new Workload(parameters, application, CallTimes.forThreads(parameters)), jvm)
        .run();
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await(30, TimeUnit.SECONDS);
    } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
      throw new IllegalStateException("the other threads do not call", e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
