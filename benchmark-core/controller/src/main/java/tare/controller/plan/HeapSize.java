package tare.controller.plan;

import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The largest heap that flags allow. */
final class HeapSize {

  private static final Pattern LIMIT =
      Pattern.compile("(?:-Xmx|-XX:MaxHeapSize=)(\\d+)([kKmMgGtT]?)");

  private HeapSize() {}

  /** In bytes, the last flag winning as it does in the JVM; empty when no flag says. */
  static OptionalLong limitBytes(List<String> jvmArgs) {
    OptionalLong limit = OptionalLong.empty();
    for (String argument : jvmArgs) {
      Matcher matcher = LIMIT.matcher(argument);
      if (matcher.matches()) {
        limit = OptionalLong.of(Long.parseLong(matcher.group(1)) << shift(matcher.group(2)));
      }
    }
    return limit;
  }

  private static int shift(String unit) {
    return switch (unit) {
      case "k", "K" -> 10;
      case "m", "M" -> 20;
      case "g", "G" -> 30;
      case "t", "T" -> 40;
      default -> 0;
    };
  }
}
