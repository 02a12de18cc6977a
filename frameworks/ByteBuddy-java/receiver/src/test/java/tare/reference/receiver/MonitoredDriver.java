package tare.reference.receiver;

import java.io.IOException;

/** The application in these tests: recurses in as many threads as it is told to. */
public final class MonitoredDriver {

  private MonitoredDriver() {}

  /** The monitored method. */
  static int monitoredMethod(int depth, boolean thrown) {
    if (depth > 1) {
      return 1 + monitoredMethod(depth - 1, thrown);
    }
    if (thrown) {
      throw new IllegalStateException();
    }
    return 1;
  }

  /**
   * Takes calls of each thread, depth, threads, and how it goes about it: {@code plain}, {@code
   * thrown} (every call throws), {@code paced} (a millisecond between calls) or {@code unended}
   * (waits to be killed).
   */
  public static void main(String[] arguments) throws InterruptedException, IOException {
    int calls = Integer.parseInt(arguments[0]);
    int depth = Integer.parseInt(arguments[1]);
    String manner = arguments[3];
    Thread[] threads = new Thread[Integer.parseInt(arguments[2])];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> call(calls, depth, manner));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.getProperties().stringPropertyNames().stream()
        .filter(name -> name.startsWith("tare.counter."))
        .forEach(name -> System.out.println(name + "=" + System.getProperty(name)));
    System.out.println("called");
    if (manner.equals("unended")) {
      System.out.println(System.in.read());
    }
    System.exit(0);
  }

  private static void call(int calls, int depth, String manner) {
    for (int call = 0; call < calls; call++) {
      try {
        monitoredMethod(depth, manner.equals("thrown"));
        if (manner.equals("paced")) {
          Thread.sleep(1);
        }
      } catch (IllegalStateException | InterruptedException e) {
        // As asked for.
      }
    }
  }
}
