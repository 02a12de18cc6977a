package tare.reference;

import net.bytebuddy.asm.Advice;

/** Copied into the monitored method: the frame of an advice, and nothing in it. */
final class EmptyAdvice {

  private EmptyAdvice() {}

  @Advice.OnMethodEnter
  static void enter() {}

  @Advice.OnMethodExit(onThrowable = Throwable.class)
  static void exit() {}
}
