package tare.workload;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import tare.model.WorkloadParameters;

/**
 * The timed section around an empty application, in a second copy of its class: the same byte code
 * under the same JIT compiler, but with a profile of its own. Run by {@link TimedCalls} itself, the
 * empty application would stay in the profile of the measured call for the life of the JVM, and
 * that call could no longer be inlined as it is where nothing else was ever called.
 *
 * <p>The copy is a hidden class because those are invisible to agents and need no class loader.
 */
final class TimedCallsCopy {

  private final Constructor<?> constructor;

  TimedCallsCopy() {
    try (InputStream classFile = TimedCalls.class.getResourceAsStream("TimedCalls.class")) {
      Class<?> copy =
          MethodHandles.lookup().defineHiddenClass(classFile.readAllBytes(), true).lookupClass();
      constructor = copy.getDeclaredConstructors()[0];
    } catch (IOException | IllegalAccessException e) {
      throw new IllegalStateException("the timed section cannot be copied for calibration", e);
    }
  }

  /** Calls of an empty application, back to back. */
  CallSequence emptyCalls(
      WorkloadParameters parameters, CallTimes times, IterationBorders borders) {
    Pace unpaced = new Pace(new Schedule(0, 0));
    try {
      return (CallSequence)
          constructor.newInstance(new EmptyApplication(), parameters, times, borders, unpaced);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the timed section cannot be calibrated", e);
    }
  }
}
