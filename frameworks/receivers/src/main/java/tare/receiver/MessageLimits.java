package tare.receiver;

import java.time.Duration;
import java.util.Set;

/**
 * What one message may cost its receiver. Generous, as a real backend would be: agents send batches
 * of many megabytes when their queues are large, and stream a message for ten seconds.
 *
 * @param largestBytes the largest message that is taken, uncompressed
 * @param longest how long a message may take from its first byte to its last
 */
public record MessageLimits(int largestBytes, Duration longest) {

  /** The options in which a receiver's command line sets the limits. */
  public static final Set<String> OPTIONS =
      Set.of("--max-message-bytes", "--message-timeout-millis");

  private static final int DEFAULT_LARGEST_BYTES = 64 << 20;
  private static final int DEFAULT_LONGEST_MILLIS = 60_000;

  /**
   * Reads the limits from a command line.
   *
   * @throws IllegalArgumentException when a limit is no number
   */
  public static MessageLimits of(Options options) {
    return new MessageLimits(
        options.number("--max-message-bytes", DEFAULT_LARGEST_BYTES, Integer.MAX_VALUE - 1),
        Duration.ofMillis(
            options.number("--message-timeout-millis", DEFAULT_LONGEST_MILLIS, Integer.MAX_VALUE)));
  }
}
