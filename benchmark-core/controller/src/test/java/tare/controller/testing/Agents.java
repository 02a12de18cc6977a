package tare.controller.testing;

/** Sources of agents that go wrong in one way each, and of a receiver that does not. */
public final class Agents {

  /** Attaches and does nothing. */
  public static final String IDLE = agent("");

  /** Throws, so that the JVM gives up. */
  public static final String THROWING = agent("throw new IllegalStateException(\"no licence\");");

  /** Never comes back. */
  public static final String HANGING = agent("Thread.sleep(Long.MAX_VALUE);");

  /** Ends the JVM as if all were well. */
  public static final String EXITING = agent("System.exit(0);");

  /** Lets nobody end the JVM in peace. */
  public static final String HANGING_AT_EXIT =
      agent(
          """
          Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try { Thread.sleep(Long.MAX_VALUE); } catch (InterruptedException e) { }
          }));
          """);

  private Agents() {}

  /** The source of an agent whose premain has this body; {@code argument} and {@code jvm} known. */
  public static String agent(String body) {
    return """
        import java.lang.instrument.*;
        public class Agent {
          public static void premain(String argument, Instrumentation jvm) throws Exception {
            %s
          }
        }
        """
        .formatted(body);
  }

  /**
   * Sends records over TCP, one byte each: so many a second after the JVM ends as it is told by
   * system properties {@code records} and {@code port}.
   */
  public static final String SENDING =
      agent(
          """
          java.net.Socket socket =
              new java.net.Socket("127.0.0.1", Integer.getInteger("port"));
          Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try (socket) {
              socket.getOutputStream().write(new byte[Integer.getInteger("records")]);
            } catch (java.io.IOException e) { System.err.println(e); }
          }));
          """);

  /** Sends as {@link #SENDING}, but all the time, slowly, and not at all once the JVM ends. */
  public static final String TRICKLING =
      agent(
          """
          java.net.Socket socket =
              new java.net.Socket("127.0.0.1", Integer.getInteger("port"));
          Thread sending = new Thread(() -> {
            try (socket) {
              for (int i = 0; i < Integer.getInteger("records"); i++) {
                Thread.sleep(5);
                socket.getOutputStream().write(i);
              }
              Thread.sleep(Long.MAX_VALUE);
            } catch (Exception e) { System.err.println(e); }
          });
          sending.setDaemon(true);
          sending.start();
          """);

  /** Counts the bytes that come over TCP and speaks the protocol of receivers. */
  public static final String RECEIVER =
      """
      import java.io.*;
      import java.net.*;
      import java.util.concurrent.atomic.*;
      public class Main {
        static final AtomicLong records = new AtomicLong(), opened = new AtomicLong(),
            closed = new AtomicLong();
        public static void main(String[] args) throws Exception {
          ServerSocket server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
          System.out.println("listening " + server.getLocalPort());
          Thread accepting = new Thread(() -> accept(server));
          accepting.setDaemon(true);
          accepting.start();
          BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
          for (String word = in.readLine(); word != null && !word.equals("exit");
              word = in.readLine()) {
            print();
          }
          print();
          System.exit(0);
        }
        static void print() {
          System.out.println("count records=" + records + " bytes=" + records + " batches=1"
              + " malformed=0 connections=" + opened + " open=" + (opened.get() - closed.get())
              + " dropped=0");
        }
        static void accept(ServerSocket server) {
          while (true) {
            try (Socket socket = server.accept()) {
              opened.incrementAndGet();
              while (socket.getInputStream().read() >= 0) records.incrementAndGet();
            } catch (IOException e) { System.err.println(e); }
            closed.incrementAndGet();
          }
        }
      }
      """;

  /** A receiver that dies with its first connection. */
  public static final String DYING_RECEIVER =
      RECEIVER.replace("opened.incrementAndGet();", "Runtime.getRuntime().halt(9);");

  /** A receiver that never says where it listens. */
  public static final String SILENT_RECEIVER =
      """
      public class Main {
        public static void main(String[] args) throws Exception { System.in.read(); }
      }
      """;

  /** A receiver whose port is taken. */
  public static final String REFUSED_RECEIVER =
      """
      public class Main {
        public static void main(String[] args) {
          System.err.println("cannot listen on 127.0.0.1:4317: Address already in use");
          System.exit(3);
        }
      }
      """;

  /** Rewrites the monitored class: at load, or by retransformation afterwards. */
  public static final String TRANSFORMING =
      agent(
          """
          String name = "tare.workload.monitored.RecursiveWorkload";
          ClassFileTransformer transformer = new ClassFileTransformer() {
            public byte[] transform(ClassLoader loader, String type, Class<?> seen,
                java.security.ProtectionDomain domain, byte[] bytes) {
              if (!name.equals(String.valueOf(type).replace('/', '.'))) return null;
              if (argument.equals("retransform") && seen == null) return null;
              return argument.equals("look") ? null : renamed(bytes);
            }
            // A longer debug name of the source file: the least that makes a class grow.
            byte[] renamed(byte[] bytes) {
              java.nio.charset.Charset latin = java.nio.charset.StandardCharsets.ISO_8859_1;
              String text = new String(bytes, latin);
              String old = "RecursiveWorkload.java";
              String longer = "RecursiveWorkload-with-the-probes-of-an-agent.java";
              return text.replace((char) old.length() + old, (char) longer.length() + longer)
                  .getBytes(latin);
            }
          };
          jvm.addTransformer(transformer, true);
          if (!argument.equals("load")) {
            jvm.retransformClasses(
                Class.forName(name, false, ClassLoader.getSystemClassLoader()));
          }
          """);

  /** Prints one line a record when the JVM ends, beside lines that are none. */
  public static final String PRINTING =
      agent(
          """
          System.err.println("agent 7 is here");
          Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            for (int i = 0; i < Integer.getInteger("records"); i++) {
              System.out.println("record " + i);
            }
            System.err.println("dropped 40 records");
            System.err.println("dropped 2 records");
          }));
          """);

  /** Sends five records two seconds after it was attached: probe calls are made until then. */
  public static final String SENDING_LATE =
      agent(
          """
          java.net.Socket socket =
              new java.net.Socket("127.0.0.1", Integer.getInteger("port"));
          Thread sender = new Thread(() -> {
            try {
              Thread.sleep(2000);
              socket.getOutputStream().write(new byte[5]);
            } catch (Exception e) { System.err.println(e); }
          });
          sender.setDaemon(true);
          sender.start();
          """);
}
