package tare.skywalking.plugin;

import java.lang.reflect.Method;
import org.apache.skywalking.apm.agent.core.context.ContextManager;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.enhance.EnhancedInstance;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.enhance.InstanceMethodsAroundInterceptor;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.enhance.MethodInterceptResult;

/** Makes a local span of each call; the outermost call makes a segment of them. */
public final class SpanInterceptor implements InstanceMethodsAroundInterceptor {

  private final String operation =
      TareConfig.Plugin.Tare.MONITORED_CLASS + "." + TareConfig.Plugin.Tare.MONITORED_METHOD;

  @Override
  public void beforeMethod(
      EnhancedInstance object,
      Method method,
      Object[] arguments,
      Class<?>[] argumentTypes,
      MethodInterceptResult result) {
    ContextManager.createLocalSpan(operation);
  }

  @Override
  public Object afterMethod(
      EnhancedInstance object,
      Method method,
      Object[] arguments,
      Class<?>[] argumentTypes,
      Object returned) {
    ContextManager.stopSpan();
    return returned;
  }

  @Override
  public void handleMethodException(
      EnhancedInstance object,
      Method method,
      Object[] arguments,
      Class<?>[] argumentTypes,
      Throwable thrown) {
    ContextManager.activeSpan().log(thrown);
  }
}
