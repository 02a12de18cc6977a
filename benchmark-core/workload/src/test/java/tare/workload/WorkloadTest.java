package tare.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tare.model.WorkloadParameters;

class WorkloadTest {

  static final List<String> EVENTS = new ArrayList<>();

  @BeforeEach
  void forget() {
    EVENTS.clear();
  }

  @Test
  void instantiatesTheApplicationThenRunsTheSetUpCodeAndCallsNothing() {
    Workload workload =
        Workload.prepare(parameters(10, Noted.class.getName(), SetUp.class.getName()));

    assertThat(EVENTS).containsExactly("application", "set-up");
    assertThat(workload.application()).isInstanceOf(Noted.class);
    assertThat(workload.times()).hasSize(2);
  }

  @Test
  void probesOnTheCallingThread() {
    Workload workload = Workload.prepare(parameters(10, Noted.class.getName(), ""));
    EVENTS.clear();

    workload.probe(3);

    assertThat(EVENTS).hasSize(3).containsOnly("call on " + Thread.currentThread().getName());
  }

  @Test
  void aProbeBeyondTheStackIsSaidAsThat() {
    WorkloadParameters parameters = WorkloadParameters.of(1, 10_000_000, 1, 0);
    Workload workload = Workload.prepare(parameters);

    assertThatThrownBy(() -> workload.probe(1))
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining("depth 10000000");
  }

  @ParameterizedTest
  @CsvSource({
    "no.such.Application, is not on the class path",
    "java.lang.String, does not implement tare.workload.MonitoredApplication",
    "tare.workload.WorkloadTest$Hidden, public constructor",
    "tare.workload.WorkloadTest$NeedsMore, public constructor",
    "tare.workload.WorkloadTest$FailsAtOnce, no licence",
    "tare.workload.WorkloadTest$FailsToLoad, could not be loaded",
  })
  void saysWhyAnApplicationCannotBeUsed(String application, String reason) {
    assertThatThrownBy(() -> Workload.prepare(parameters(10, application, "")))
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining("the application " + application)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "no.such.Runnable, is not on the class path",
    "java.lang.String, does not implement java.lang.Runnable",
    "tare.workload.WorkloadTest$FailingSetUp, no database",
  })
  void saysWhyARunnableCannotBeUsed(String runnable, String reason) {
    assertThatThrownBy(() -> Workload.prepare(parameters(10, Noted.class.getName(), runnable)))
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining("the runnable " + runnable)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "no.such.Application, '', the application no.such.Application is not on the class path",
    "java.lang.String, '', does not implement tare.workload.MonitoredApplication",
    "tare.workload.WorkloadTest$Refused, '', no abstract class",
    "tare.workload.WorkloadTest$NeedsMore, '', public constructor",
    "tare.workload.WorkloadTest$Noted, no.such.SetUp, the runnable no.such.SetUp is not on",
    "tare.workload.WorkloadTest$Noted, java.lang.String, does not implement java.lang.Runnable",
  })
  void looksUpWhatARunWouldLoad(String application, String runnable, String reason) {
    assertThatThrownBy(() -> Workload.lookUp(application, runnable))
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining(reason);
  }

  @Test
  void looksUpWithoutRunningAnything() {
    EVENTS.clear();

    Workload.lookUp(Noted.class.getName(), FailingSetUp.class.getName());
    Workload.lookUp(FailsToLoad.class.getName(), "");

    assertThat(EVENTS).isEmpty();
  }

  @Test
  void rejectsMoreCallsThanAnArrayHolds() {
    assertThatThrownBy(() -> Workload.prepare(parameters(1L << 31, Noted.class.getName(), "")))
        .isInstanceOf(WorkloadFailure.class)
        .hasMessageContaining("2147483648");
  }

  private static WorkloadParameters parameters(long calls, String application, String runnable) {
    return new WorkloadParameters(calls, 1, 2, 0, 0, 1, application, runnable);
  }

  public static final class Noted implements MonitoredApplication {
    public Noted() {
      EVENTS.add("application");
    }

    @Override
    public long monitoredMethod(long methodTimeNanos, int recursionDepth) {
      EVENTS.add("call on " + Thread.currentThread().getName());
      return 0;
    }
  }

  public static final class SetUp implements Runnable {
    @Override
    public void run() {
      EVENTS.add("set-up");
    }
  }

  public static final class FailingSetUp implements Runnable {
    @Override
    public void run() {
      throw new IllegalStateException("no database");
    }
  }

  /** Does nothing, and is what the refused applications have in common. */
  public abstract static class Refused implements MonitoredApplication {
    @Override
    public long monitoredMethod(long methodTimeNanos, int recursionDepth) {
      return 0;
    }
  }

  public static final class Hidden extends Refused {
    Hidden() {}
  }

  public static final class NeedsMore extends Refused {
    public NeedsMore(String more) {
      EVENTS.add(more);
    }
  }

  public static final class FailsAtOnce extends Refused {
    public FailsAtOnce() {
      throw new IllegalStateException("no licence");
    }
  }

  public static final class FailsToLoad extends Refused {
    static final int NUMBER = Integer.parseInt("none");
  }
}
