package tare.workload;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import tare.model.WorkloadParameters;

/**
 * Everything that can be made before measuring.
 *
 * @param parameters what to run
 * @param application what is measured
 * @param times where each thread notes its calls
 */
record Workload(
    WorkloadParameters parameters, MonitoredApplication application, List<CallTimes> times) {

  /**
   * Loads and instantiates the application, makes room for its times and runs the set-up code, in
   * this order.
   *
   * @throws WorkloadFailure when a class cannot be used or the heap has no room
   */
  static Workload prepare(WorkloadParameters parameters) {
    MonitoredApplication application =
        instantiate("application", parameters.application(), MonitoredApplication.class);
    List<CallTimes> times = CallTimes.forThreads(parameters);
    if (!parameters.runnable().isEmpty()) {
      runSetUp(instantiate("runnable", parameters.runnable(), Runnable.class));
    }
    return new Workload(parameters, application, times);
  }

  /** Makes untimed calls on the calling thread. */
  void probe(long calls) {
    try {
      for (long call = 0; call < calls; call++) {
        application.monitoredMethod(parameters.methodTimeNanos(), parameters.depth());
      }
    } catch (Throwable e) {
      throw failedCall(e);
    }
  }

  /**
   * Why a call of the application did not return.
   *
   * <p>That a stack does not hold the depth is found here, when it happens, and not by a trial
   * beforehand: an agent would record the trial's calls, and without the agent's frames between
   * them they would prove nothing.
   */
  WorkloadFailure failedCall(Throwable failure) {
    if (failure instanceof StackOverflowError) {
      return new WorkloadFailure(
          "depth "
              + parameters.depth()
              + " is more than the stack of a thread holds: a smaller depth, or a larger stack"
              + " (-Xss)",
          failure);
    }
    return new WorkloadFailure(parameters.application() + " failed in a call: " + failure, failure);
  }

  private static void runSetUp(Runnable setUp) {
    try {
      setUp.run();
    } catch (RuntimeException | Error e) {
      throw new WorkloadFailure("the runnable " + setUp.getClass().getName() + " failed: " + e, e);
    }
  }

  private static <T> T instantiate(String role, String className, Class<T> type) {
    String name = "the " + role + " " + className;
    try {
      Class<?> loaded = Class.forName(className);
      if (!type.isAssignableFrom(loaded)) {
        throw new WorkloadFailure(name + " does not implement " + type.getName());
      }
      return type.cast(loaded.getConstructor().newInstance());
    } catch (ClassNotFoundException e) {
      throw new WorkloadFailure(name + " is not on the class path (--class-path)", e);
    } catch (InvocationTargetException e) {
      throw new WorkloadFailure(name + " could not be constructed: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new WorkloadFailure(
          name + " needs to be public, with a public constructor without parameters", e);
    } catch (LinkageError e) {
      throw new WorkloadFailure(name + " could not be loaded: " + e, e);
    }
  }
}
