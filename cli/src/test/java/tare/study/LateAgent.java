package tare.study;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** An agent that lets a class load, and changes it half a second later, in the background. */
public final class LateAgent {

  private static final long DELAY_MILLIS = 500;
  private static final int HEADER_BYTES = 8;

  private LateAgent() {}

  /**
   * Called by the JVM.
   *
   * @param className the class to change; nothing is done without one
   */
  public static void premain(String className, Instrumentation instrumentation) {
    Thread thread = new Thread(() -> change(className, instrumentation), "late");
    thread.setDaemon(true);
    thread.start();
  }

  private static void change(String className, Instrumentation instrumentation) {
    try {
      Class<?> loaded = null;
      while (loaded == null) {
        Thread.sleep(DELAY_MILLIS);
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
          loaded = type.getName().equals(className) ? type : loaded;
        }
      }
      instrumentation.addTransformer(new Larger(className.replace('.', '/')), true);
      instrumentation.retransformClasses(loaded);
    } catch (InterruptedException | UnmodifiableClassException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Packs it into a jar. */
  static void writeTo(Path file) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", LateAgent.class.getName());
    manifest.getMainAttributes().putValue("Can-Retransform-Classes", "true");
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      for (Class<?> type : new Class<?>[] {LateAgent.class, Larger.class}) {
        String entry = type.getName().replace('.', '/') + ".class";
        jar.putNextEntry(new JarEntry(entry));
        try (InputStream code = type.getClassLoader().getResourceAsStream(entry)) {
          code.transferTo(jar);
        }
      }
    }
  }

  /** Adds a constant that nothing uses to the class. */
  private record Larger(String internalName) implements ClassFileTransformer {

    @Override
    public byte[] transform(
        ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] bytes) {
      return internalName.equals(name) ? withConstant(bytes) : null;
    }

    private static byte[] withConstant(byte[] bytes) {
      int constants = ByteBuffer.wrap(bytes).getShort(HEADER_BYTES);
      int end = endOfConstants(ByteBuffer.wrap(bytes), constants);
      ByteArrayOutputStream larger = new ByteArrayOutputStream();
      try (DataOutputStream out = new DataOutputStream(larger)) {
        out.write(bytes, 0, HEADER_BYTES);
        out.writeShort(constants + 1);
        out.write(bytes, HEADER_BYTES + Short.BYTES, end - HEADER_BYTES - Short.BYTES);
        out.writeByte(1);
        out.writeUTF("a constant that nothing uses");
        out.write(bytes, end, bytes.length - end);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return larger.toByteArray();
    }

    /** Section 4.4 of the Java Virtual Machine Specification. */
    private static int endOfConstants(ByteBuffer bytes, int constants) {
      bytes.position(HEADER_BYTES + Short.BYTES);
      for (int i = 1; i < constants; i++) {
        int tag = bytes.get();
        int length =
            switch (tag) {
              case 1 -> Short.toUnsignedInt(bytes.getShort());
              case 7, 8, 16, 19, 20 -> 2;
              case 15 -> 3;
              case 5, 6 -> 8;
              default -> 4;
            };
        i += tag == 5 || tag == 6 ? 1 : 0;
        bytes.position(bytes.position() + length);
      }
      return bytes.position();
    }
  }
}
