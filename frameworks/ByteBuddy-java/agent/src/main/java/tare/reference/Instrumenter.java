package tare.reference;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.implementation.bytecode.constant.IntegerConstant;
import net.bytebuddy.matcher.ElementMatcher;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;

/**
 * Copies the advice into the monitored method when its class is loaded. (Byte Buddy's agent builder
 * would do so too, for a slower start and warnings from JDK 24 on.)
 */
final class Instrumenter implements ClassFileTransformer {

  private final String className;
  private final String internalName;
  private final Class<?> advice;
  private final Methods methods;
  private final ElementMatcher.Junction<MethodDescription> monitored;

  Instrumenter(Settings settings, Methods methods) {
    className = settings.className();
    internalName = className.replace('.', '/');
    advice = advice(settings);
    this.methods = methods;
    monitored =
        ElementMatchers.<MethodDescription>named(settings.methodName())
            .and(ElementMatchers.not(ElementMatchers.isAbstract()));
  }

  private static Class<?> advice(Settings settings) {
    if (settings.mode() != Mode.INSTRUMENTATION) {
      return RecordingAdvice.class;
    }
    return settings.severity() > 0 ? SeverityAdvice.class : EmptyAdvice.class;
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
    if (!internalName.equals(name)) {
      return null;
    }
    try {
      return instrumented(loader, classFile);
    } catch (RuntimeException | Error e) {
      // Thrown on, it would be swallowed and the class loaded as it is.
      Console.fail(e);
      return null;
    }
  }

  private byte[] instrumented(ClassLoader loader, byte[] classFile) {
    ClassFileLocator locator =
        new ClassFileLocator.Compound(
            ClassFileLocator.Simple.of(className, classFile),
            ClassFileLocator.ForClassLoader.of(loader));
    TypeDescription type = TypePool.Default.of(locator).describe(className).resolve();
    if (type.getDeclaredMethods().filter(monitored).isEmpty()) {
      throw new IllegalStateException(
          "class " + className + " declares no method that could be monitored: " + monitored);
    }
    return new ByteBuddy()
        .decorate(type, locator)
        .visit(boundAdvice().on(monitored))
        .make()
        .getBytes();
  }

  private Advice boundAdvice() {
    return Advice.withCustomMapping()
        .bind(
            RecordingAdvice.MethodId.class,
            (type, method, assigner, arguments, sort) ->
                new Advice.OffsetMapping.Target.ForStackManipulation(
                    IntegerConstant.forValue(methods.add(method.toString()))))
        .to(advice);
  }
}
