package tare.workload;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
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

  private static final String NOT_PUBLIC =
      " needs to be public and no abstract class, with a public constructor without parameters";

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

  /**
   * Looks up what a run would load, and runs nothing of it.
   *
   * @param runnable empty for none
   * @throws WorkloadFailure when a class is not there or is not of its kind
   */
  static void lookUp(String application, String runnable) {
    constructor("application", application, MonitoredApplication.class);
    if (!runnable.isEmpty()) {
      constructor("runnable", runnable, Runnable.class);
    }
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
    String name = name(role, className);
    try {
      return constructor(role, className, type).newInstance();
    } catch (InvocationTargetException e) {
      throw new WorkloadFailure(name + " could not be constructed: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new WorkloadFailure(name + NOT_PUBLIC, e);
    } catch (LinkageError e) {
      throw new WorkloadFailure(name + " could not be loaded: " + e, e);
    }
  }

  /** Looks a class up without running any of its code. */
  private static <T> Constructor<? extends T> constructor(
      String role, String className, Class<T> type) {
    String name = name(role, className);
    try {
      Class<?> loaded = Class.forName(className, false, Workload.class.getClassLoader());
      if (!type.isAssignableFrom(loaded)) {
        throw new WorkloadFailure(name + " does not implement " + type.getName());
      }
      if (!Modifier.isPublic(loaded.getModifiers()) || Modifier.isAbstract(loaded.getModifiers())) {
        throw new WorkloadFailure(name + NOT_PUBLIC);
      }
      return loaded.asSubclass(type).getConstructor();
    } catch (ClassNotFoundException e) {
      throw new WorkloadFailure(name + " is not on the class path (--class-path)", e);
    } catch (NoSuchMethodException e) {
      throw new WorkloadFailure(name + NOT_PUBLIC, e);
    } catch (LinkageError e) {
      throw new WorkloadFailure(name + " could not be loaded: " + e, e);
    }
  }

  private static String name(String role, String className) {
    return "the " + role + " " + className;
  }
}
