package tare.workload.monitored;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tare.workload.MonitoredApplication;

class MonitoredClassesTest {

  @ParameterizedTest
  @ValueSource(
      classes = {
        MonitoredApplication.class,
        RecursiveWorkload.class,
        RecursiveCpuTimeWorkload.class
      })
  void areJava8ClassFilesSoThatOldAgentsInstrumentThem(Class<?> monitored) throws IOException {
    try (DataInputStream classFile =
        new DataInputStream(monitored.getResourceAsStream(monitored.getSimpleName() + ".class"))) {
      assertThat(classFile.readInt()).isEqualTo(0xCAFEBABE);
      assertThat(classFile.readUnsignedShort()).as("minor version").isZero();
      assertThat(classFile.readUnsignedShort()).as("major version").isEqualTo(52);
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {RecursiveWorkload.class, RecursiveCpuTimeWorkload.class})
  void haveNothingElseThatAnAgentCouldRecord(Class<?> monitored) {
    assertThat(monitored.getDeclaredMethods())
        .extracting(Method::getName)
        .containsExactly("monitoredMethod");
    assertThat(monitored.getDeclaredClasses()).isEmpty();
  }

  @Test
  void waitsOnTheClockAtTheInnermostCallOnly() {
    long begin = System.nanoTime();
    long end = new RecursiveWorkload().monitoredMethod(1_000_000, 10);

    assertThat(end - begin).isGreaterThanOrEqualTo(1_000_000);
    assertThat(System.nanoTime() - end).isNotNegative();
  }

  @Test
  void waitsOnTheThreadsCpuTime() {
    RecursiveCpuTimeWorkload workload = new RecursiveCpuTimeWorkload();

    long first = workload.monitoredMethod(1_000_000, 1);
    long second = workload.monitoredMethod(1_000_000, 10);

    assertThat(second - first).isGreaterThanOrEqualTo(1_000_000);
  }

  @Test
  void areEmptyMethodsWithoutAMethodTime() {
    assertThat(new RecursiveWorkload().monitoredMethod(0, 10)).isZero();
    assertThat(new RecursiveCpuTimeWorkload().monitoredMethod(0, 10)).isZero();
  }
}
