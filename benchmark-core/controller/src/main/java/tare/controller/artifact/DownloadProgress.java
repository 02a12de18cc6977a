package tare.controller.artifact;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/** A line when the download of an artifact begins, every five seconds, and when it has ended. */
final class DownloadProgress extends AbstractTransferListener {
  private static final long BETWEEN_LINES_NANOS = Duration.ofSeconds(5).toNanos();
  private static final long MEGABYTE = 1_000_000;

  private final Consumer<String> lines;
  private final Map<String, Long> lastLineNanos = new ConcurrentHashMap<>();

  DownloadProgress(Consumer<String> lines) {
    this.lines = lines;
  }

  @Override
  public void transferStarted(TransferEvent event) {
    if (isArtifact(event)) {
      lastLineNanos.put(event.getResource().getResourceName(), System.nanoTime());
      lines.accept("downloading " + name(event) + size(event));
    }
  }

  @Override
  public void transferProgressed(TransferEvent event) {
    Long last = lastLineNanos.get(event.getResource().getResourceName());
    if (last != null && System.nanoTime() - last >= BETWEEN_LINES_NANOS) {
      lastLineNanos.put(event.getResource().getResourceName(), System.nanoTime());
      lines.accept(
          "downloading %s: %d MB%s"
              .formatted(name(event), event.getTransferredBytes() / MEGABYTE, size(event)));
    }
  }

  @Override
  public void transferSucceeded(TransferEvent event) {
    if (lastLineNanos.remove(event.getResource().getResourceName()) != null) {
      lines.accept("downloaded " + name(event));
    }
  }

  /** Checksums and listings come along by the dozen and say nothing to anybody. */
  private static boolean isArtifact(TransferEvent event) {
    return event.getRequestType() == TransferEvent.RequestType.GET
        && !event.getResource().getResourceName().matches(".*\\.(sha1|sha256|sha512|md5|asc|xml)");
  }

  private static String name(TransferEvent event) {
    String path = event.getResource().getResourceName();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static String size(TransferEvent event) {
    long bytes = event.getResource().getContentLength();
    return bytes < 0 ? "" : " of %.1f MB".formatted((double) bytes / MEGABYTE);
  }
}
