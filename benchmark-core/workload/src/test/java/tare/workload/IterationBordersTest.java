package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.model.Iteration;
import tare.model.WorkloadParameters;

class IterationBordersTest {

  private final JvmCounters jvm = new JvmCounters();

  @ParameterizedTest
  @CsvSource({"1, 1", "7, 7", "7, 3", "100, 50", "100001, 50", "2147483639, 50"})
  void iterationsFollowOneAnotherAndDifferByOneCallAtMost(int calls, int iterations) {
    IterationBorders borders = borders(calls, iterations);

    assertThat(borders.firstCall(0)).isZero();
    assertThat(borders.firstCall(borders.iterations())).isEqualTo(calls);
    for (int iteration = 0; iteration < borders.iterations(); iteration++) {
      int length = borders.firstCall(iteration + 1) - borders.firstCall(iteration);
      assertThat(length).isBetween(calls / iterations, calls / iterations + 1);
    }
  }

  @Test
  void sumsTheTimedSectionsOfItsOwnCalls() {
    IterationBorders borders = borders(7, 3);
    passThrough(borders);

    List<Iteration> iterations = borders.summarise(0, new long[] {1, 10, 100, 1_000, 2, 3, 4});

    assertThat(iterations).extracting(Iteration::number).containsExactly(0, 1, 2);
    assertThat(iterations).extracting(Iteration::calls).containsExactly(2L, 2L, 3L);
    assertThat(iterations).extracting(Iteration::callNanos).containsExactly(11L, 1_100L, 9L);
    assertThat(iterations).extracting(Iteration::thread).containsOnly(5);
  }

  @Test
  void placesIterationsAfterOneAnotherInTimeSinceMeasuringBegan() {
    IterationBorders borders = borders(4, 4);
    long began = System.nanoTime();
    passThrough(borders);
    long elapsed = System.nanoTime() - began;

    long end = 0;
    for (Iteration iteration : borders.summarise(began, new long[4])) {
      assertThat(iteration.startNanos()).isGreaterThanOrEqualTo(end);
      assertThat(iteration.elapsedNanos()).isNotNegative();
      end = iteration.startNanos() + iteration.elapsedNanos();
    }
    assertThat(end).isBetween(0L, elapsed);
  }

  @Test
  void countsWhatTheThreadAllocatesInAnIterationAndNotAtTheBorders() {
    IterationBorders borders = borders(2, 2);
    passThrough(borders); // what is allocated by the first use of anything
    borders.begin(0);
    byte[] garbage = new byte[1 << 20];
    borders.end(0);
    borders.begin(1);
    borders.end(1);

    List<Iteration> iterations = borders.summarise(0, new long[2]);

    assertThat(garbage).hasSize(1 << 20);
    assertThat(iterations.get(0).threadAllocatedBytes()).isBetween(1L << 20, (1L << 20) + 1_000);
    assertThat(iterations.get(1).threadAllocatedBytes()).isZero();
  }

  @Test
  void countsCollectionsInTheIterationTheyHappenIn() {
    IterationBorders borders = borders(2, 2);
    borders.begin(0);
    System.gc();
    borders.end(0);
    borders.begin(1);
    borders.end(1);

    List<Iteration> iterations = borders.summarise(0, new long[2]);

    assertThat(iterations.get(0).gcCount()).isPositive();
    assertThat(iterations.get(0).heapUsedBytes()).isPositive();
  }

  @Test
  void countsTheCpuTimeOfTheThread() {
    IterationBorders borders = borders(1, 1);
    long used = jvm.threadCpuNanos();
    borders.begin(0);
    while (jvm.threadCpuNanos() - used < 5_000_000) {
      Thread.onSpinWait();
    }
    borders.end(0);
    used = jvm.threadCpuNanos() - used;

    assertThat(borders.summarise(0, new long[1]).get(0).threadCpuNanos()).isBetween(1L, used);
  }

  private IterationBorders borders(int calls, int iterations) {
    return new IterationBorders(
        jvm, 5, new WorkloadParameters(calls, 1, 1, 0, 0, iterations, "A", ""));
  }

  private static void passThrough(IterationBorders borders) {
    for (int iteration = 0; iteration < borders.iterations(); iteration++) {
      borders.begin(iteration);
      borders.end(iteration);
    }
  }
}
