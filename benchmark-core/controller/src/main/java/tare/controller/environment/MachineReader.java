package tare.controller.environment;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.GlobalMemory;
import oshi.software.os.OperatingSystem;

/** Looks at the machine; takes about a second, most of it to see who else is at work. */
public final class MachineReader {

  private static final Path CPUS = Path.of("/sys/devices/system/cpu");
  private static final int ID_DIGITS = 12;
  private static final double GIB = 1 << 30;

  private final SystemInfo system = new SystemInfo();

  private MachineReader() {}

  /** This machine with its assessment. */
  public static Machine read() throws InterruptedException {
    return Machine.of(facts());
  }

  /** What is known of this machine. */
  public static MachineFacts facts() throws InterruptedException {
    return new MachineReader().look();
  }

  private MachineFacts look() throws InterruptedException {
    MachineFacts.Quiet quiet = quiet();
    MachineFacts.Cpu cpu = cpu();
    MachineFacts.Memory memory = memory();
    OperatingSystem os = system.getOperatingSystem();
    return new MachineFacts(
        id(cpu, memory),
        cpu,
        memory,
        clock(),
        quiet,
        // The whole name would say GNU/Linux as the manufacturer once more.
        os.getFamily() + " " + os.getVersionInfo(),
        System.getProperty("os.version"),
        ProcFile.lines(Path.of("/proc/cpuinfo")).stream()
            .anyMatch(line -> line.startsWith("flags") && line.contains(" hypervisor")));
  }

  private MachineFacts.Cpu cpu() {
    CentralProcessor processor = system.getHardware().getProcessor();
    return new MachineFacts.Cpu(
        processor.getProcessorIdentifier().getName().strip(),
        processor.getPhysicalProcessorCount(),
        processor.getLogicalProcessorCount(),
        Runtime.getRuntime().availableProcessors(),
        firstLine(CPUS.resolve("cpu0/cpufreq/scaling_governor")),
        turbo(),
        firstLine(CPUS.resolve("smt/active")).map("1"::equals));
  }

  /** Intel's driver says when it is off, the others when it is on. */
  private static Optional<Boolean> turbo() {
    return firstLine(CPUS.resolve("intel_pstate/no_turbo"))
        .map("0"::equals)
        .or(() -> firstLine(CPUS.resolve("cpufreq/boost")).map("1"::equals));
  }

  private MachineFacts.Memory memory() {
    GlobalMemory memory = system.getHardware().getMemory();
    OperatingSystemMXBean jvm =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return new MachineFacts.Memory(
        memory.getTotal(),
        jvm.getTotalMemorySize(), // the JVM knows the container's limit
        memory.getAvailable(),
        memory.getVirtualMemory().getSwapUsed(),
        firstLine(Path.of("/sys/kernel/mm/transparent_hugepage/enabled"))
            .map(line -> line.replaceFirst(".*\\[(\\w+)].*", "$1")));
  }

  private static MachineFacts.Clock clock() {
    return new MachineFacts.Clock(
        firstLine(Path.of("/sys/devices/system/clocksource/clocksource0/current_clocksource")),
        ClockProbe.costNanos(),
        ClockProbe.granularityNanos());
  }

  private static MachineFacts.Quiet quiet() throws InterruptedException {
    long own = ProcessHandle.current().pid();
    CpuTimes before = CpuTimes.now();
    long ownBefore = ProcFile.cpuNanos(own);
    List<String> neighbours = Neighbours.atWork();
    CpuTimes after = CpuTimes.now();
    double ownShare = after.shareSince(before, ProcFile.cpuNanos(own) - ownBefore);
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return new MachineFacts.Quiet(
        load < 0 ? OptionalDouble.empty() : OptionalDouble.of(load),
        Math.max(0, after.busySince(before) - ownShare),
        after.total() == 0 ? 0 : (double) after.steal() / after.total(),
        neighbours);
  }

  /** Hashed: results are shared, and a machine's own number is nobody's business. */
  private static String id(MachineFacts.Cpu cpu, MachineFacts.Memory memory) {
    String machine = firstLine(Path.of("/etc/machine-id")).orElse("");
    String text =
        String.join(
            "|",
            machine,
            cpu.model(),
            Integer.toString(cpu.logicalCores()),
            Long.toString(Math.round((double) memory.totalBytes() / GIB)));
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, ID_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static Optional<String> firstLine(Path file) {
    return ProcFile.lines(file).stream().findFirst().map(String::strip);
  }
}
