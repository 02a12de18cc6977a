package tare.skywalking.plugin;

import org.apache.skywalking.apm.agent.core.plugin.interceptor.ConstructorInterceptPoint;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.InstanceMethodsInterceptPoint;
import org.apache.skywalking.apm.agent.core.plugin.interceptor.enhance.ClassInstanceMethodsEnhancePluginDefine;
import org.apache.skywalking.apm.agent.core.plugin.match.ClassMatch;
import org.apache.skywalking.apm.agent.core.plugin.match.NameMatch;
import org.apache.skywalking.apm.dependencies.net.bytebuddy.description.method.MethodDescription;
import org.apache.skywalking.apm.dependencies.net.bytebuddy.matcher.ElementMatcher;
import org.apache.skywalking.apm.dependencies.net.bytebuddy.matcher.ElementMatchers;

/** Says what is enhanced: the monitored method of the monitored class. */
public final class MonitoredMethodInstrumentation extends ClassInstanceMethodsEnhancePluginDefine {

  @Override
  protected ClassMatch enhanceClass() {
    return NameMatch.byName(TareConfig.Plugin.Tare.MONITORED_CLASS);
  }

  @Override
  public ConstructorInterceptPoint[] getConstructorsInterceptPoints() {
    return new ConstructorInterceptPoint[0];
  }

  @Override
  public InstanceMethodsInterceptPoint[] getInstanceMethodsInterceptPoints() {
    return new InstanceMethodsInterceptPoint[] {new MonitoredMethod()};
  }

  private static final class MonitoredMethod implements InstanceMethodsInterceptPoint {

    @Override
    public ElementMatcher<MethodDescription> getMethodsMatcher() {
      return ElementMatchers.named(TareConfig.Plugin.Tare.MONITORED_METHOD);
    }

    @Override
    public String getMethodsInterceptor() {
      Class<?> interceptor =
          TareConfig.Plugin.Tare.RECORD ? SpanInterceptor.class : EmptyInterceptor.class;
      return interceptor.getName();
    }

    @Override
    public boolean isOverrideArgs() {
      return false;
    }
  }
}
