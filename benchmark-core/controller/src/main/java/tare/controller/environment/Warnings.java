package tare.controller.environment;

import java.util.List;
import java.util.Locale;
import tare.model.Warning;

/** Every doubt about a measurement that the controller can have, with what to do about it. */
public final class Warnings {

  private Warnings() {}

  /** A fork succeeded, or failed for good, only at its second attempt. */
  public static Warning retried(String reason) {
    return new Warning(
        "retried",
        "the first attempt failed: " + reason,
        "look into its log; one such fork may be chance, several are not");
  }

  /** The agent did not come to its end in time. */
  public static Warning drainTimedOut(double seconds) {
    return new Warning(
        "drainTimedOut",
        String.format(
            Locale.ROOT, "the agent had not ended %.0f s after measuring and was killed", seconds),
        "its times stand, its records were counted as they were; limits: drain allows more");
  }

  /** The measured JVM ended with an error after measuring. */
  public static Warning exitStatus(int status) {
    return new Warning(
        "exitStatus",
        "the measured JVM ended with status " + status + " after measuring",
        "look into the fork's log for what the agent's shutdown did");
  }

  /** Something arrived that is no record. */
  public static Warning malformed(long messages) {
    return new Warning(
        "malformedRecords",
        messages + " messages could not be read; nothing in them was counted",
        "look into the receiver's log; agent and receiver may be of different versions");
  }

  /** A number the agent should publish could not be read. */
  public static Warning counterUnreadable(String name, String reason) {
    return new Warning(
        "counterUnreadable",
        "the agent's counter " + name + " could not be read: " + reason,
        "look into the fork's log; the agent may not have started");
  }

  /** The user's own command failed after the fork. */
  public static Warning cleanupFailed(String reason) {
    return new Warning("cleanupFailed", reason, "run the --cleanup command by hand");
  }

  /** The agent is measured on a JDK that nobody has tried it on. */
  public static Warning unknownJdk(String framework, int feature, String known) {
    return new Warning(
        "unknownJdk",
        framework + " is not known to work on JDK " + feature + ", but on " + known,
        "look at its verdicts, or measure with --java on one of those");
  }

  /** Somebody else is at work. */
  static Warning busyMachine(double share, List<String> neighbours) {
    String who = neighbours.isEmpty() ? "" : ": " + String.join(", ", neighbours);
    return new Warning(
        "busyMachine",
        percent("%s of the CPUs' time was in use before anything began", share) + who,
        "end what is not needed, or measure at another time");
  }

  /** Whatever it does now, a moment ago it was not quiet. */
  static Warning recentLoad(double load, int cores) {
    return new Warning(
        "recentLoad",
        String.format(
            Locale.ROOT, "%.1f threads wanted the %d CPUs in the last minute", load, cores),
        "wait a minute, and see that nothing starts again meanwhile");
  }

  /** The hypervisor gives the CPUs to others as well. */
  static Warning stolenTime(double share) {
    return new Warning(
        "stolenTime",
        percent("the hypervisor took %s of the CPUs' time since boot", share),
        "measure on a machine with CPUs of its own, or with more forks");
  }

  /** A clock whose reading is a system call. */
  static Warning clockSource(String source) {
    return new Warning(
        "clockSource",
        "the clock is " + source + ", which is slow to read",
        "boot with clocksource=tsc where the CPU's time stamp counter is reliable");
  }

  /** Reading the clock costs as much as what is measured. */
  static Warning slowClock(double nanos) {
    return new Warning(
        "slowClock",
        String.format(Locale.ROOT, "one reading of the clock costs %.0f ns", nanos),
        "every agent that takes times pays it twice a call; use a machine with a tsc clock");
  }

  /** Short calls take no time, or a whole step. */
  static Warning coarseClock(long nanos) {
    return new Warning(
        "coarseClock",
        "the clock advances in steps of " + nanos + " ns",
        "trust means, not medians, or use a machine with a finer clock");
  }

  /** Measured JVM and receiver must share. */
  static Warning fewCores(int cores) {
    return new Warning(
        "fewCores",
        "only " + cores + " CPU can be used: agent, application and receiver take turns",
        "use a machine, or a container, with at least two CPUs");
  }

  /** A container or an affinity mask. */
  static Warning cpuLimit(int usable, int all) {
    return new Warning(
        "cpuLimit",
        "only " + usable + " of " + all + " CPUs can be used; a quota stops the JVM in mid-call",
        "lift the container's CPU limit, or pin it to whole CPUs");
  }

  /** The clock frequency follows the load. */
  static Warning governor(String governor) {
    return new Warning(
        "governor",
        "the CPUs' frequency governor is " + governor + ": the first calls run slower",
        "cpupower frequency-set -g performance (as root)");
  }

  /** The clock frequency follows the temperature. */
  static Warning turbo() {
    return new Warning(
        "turbo",
        "turbo is on: speed depends on temperature and on what the other cores do",
        "turn it off while measuring: echo 1 > /sys/devices/system/cpu/intel_pstate/no_turbo, or"
            + " echo 0 > /sys/devices/system/cpu/cpufreq/boost (as root)");
  }

  /** Two hardware threads on one core. */
  static Warning smt() {
    return new Warning(
        "smt",
        "SMT is on: two threads that share a core slow each other down",
        "turn it off while measuring: echo off > /sys/devices/system/cpu/smt/control (as root)");
  }

  /** Heap, receiver and page cache do not fit. */
  static Warning littleMemory(long bytes) {
    return new Warning(
        "littleMemory",
        String.format(Locale.ROOT, "only %.1f GB of memory can be used", bytes / 1e9),
        "end what is not needed, lift the container's limit, or lower -Xmx by --jvm-args");
  }

  /** Memory has gone to disk. */
  static Warning swap(long bytes) {
    return new Warning(
        "swap",
        String.format(Locale.ROOT, "%.1f GB are swapped out to disk", bytes / 1e9),
        "swapoff -a && swapon -a (as root), when memory has room for it");
  }

  /** The kernel merges pages whenever it likes. */
  static Warning hugePages() {
    return new Warning(
        "transparentHugePages",
        "transparent huge pages are always on: heaps differ from fork to fork",
        "echo madvise > /sys/kernel/mm/transparent_hugepage/enabled (as root)");
  }

  /** There may be neighbours that cannot be seen. */
  static Warning virtualMachine() {
    return new Warning(
        "virtualMachine",
        "this is a virtual machine: neighbours on the same hardware cannot be seen",
        "confirm what matters on hardware of your own; more forks narrow the intervals");
  }

  private static String percent(String text, double share) {
    return String.format(Locale.ROOT, text, String.format(Locale.ROOT, "%.0f %%", 100 * share));
  }
}
