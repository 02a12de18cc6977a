package tare.reference;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import net.bytebuddy.asm.Advice;

/**
 * Copied into the monitored method: one clock read on entry, the rest on exit. It calls nothing but
 * public methods and uses no instruction that a Java 8 class file lacks.
 */
final class RecordingAdvice {

  /** Bound to the number of the method that the advice was copied into. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface MethodId {}

  private RecordingAdvice() {}

  @Advice.OnMethodEnter
  static long enter() {
    return System.nanoTime();
  }

  @Advice.OnMethodExit(onThrowable = Throwable.class)
  static void exit(@Advice.Enter long startNanos, @MethodId int methodId) {
    Recorder.exit(startNanos, methodId);
  }
}
