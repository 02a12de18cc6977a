package tare.skywalking.plugin;

import java.lang.reflect.Method;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.enhance.EnhancedInstance;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.enhance.InstanceMethodsAroundInterceptor;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.enhance.MethodInterceptResult;

/** Does nothing: what is left is the price of being called at all. */
public final class EmptyInterceptor implements InstanceMethodsAroundInterceptor {

  @Override
  public void beforeMethod(
      EnhancedInstance object,
      Method method,
      Object[] arguments,
      Class<?>[] argumentTypes,
      MethodInterceptResult result) {
    // No span.
  }

  @Override
  public Object afterMethod(
      EnhancedInstance object,
      Method method,
      Object[] arguments,
      Class<?>[] argumentTypes,
      Object returned) {
    return returned;
  }

  @Override
  public void handleMethodException(
      EnhancedInstance object,
      Method method,
      Object[] arguments,
      Class<?>[] argumentTypes,
      Throwable thrown) {
    // The application sees it as without the agent.
  }
}
