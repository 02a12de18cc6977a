package tare.controller.artifact;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.version.Version;
import tare.controller.definition.MavenCoordinates;

/**
 * Maven's repositories as the user's own {@code mvn} sees them: the settings of the user and of the
 * installation with their mirrors, proxies and credentials. The local repository is the only cache.
 */
final class MavenRepository implements AutoCloseable {
  private static final int VERSIONS_SHOWN = 5;

  private final Context context;
  private final DefaultRepositorySystemSession session;
  private final boolean offline;

  private MavenRepository(Context context, boolean offline) {
    this.context = context;
    this.offline = offline;
    this.session = new DefaultRepositorySystemSession(context.repositorySystemSession());
    // What could not be had a minute ago is asked for again: the user may have mended it.
    session.setUpdatePolicy(RepositoryPolicy.UPDATE_POLICY_ALWAYS);
  }

  /**
   * Opens it.
   *
   * @param offline whether only the local repository may be asked
   * @param mavenHome Maven's installation, for its global settings
   * @param userHome another folder than {@code ~/.m2}
   * @param progress is told of downloads, a line each
   */
  static MavenRepository open(
      boolean offline,
      Optional<Path> mavenHome,
      Optional<Path> userHome,
      Consumer<String> progress) {
    ContextOverrides.Builder overrides =
        ContextOverrides.create()
            .withUserSettings(true)
            .transferListener(new DownloadProgress(progress));
    if (offline) {
      overrides.offline(true);
    }
    mavenHome.ifPresent(overrides::withMavenSystemHomeOverride);
    userHome.ifPresent(overrides::withMavenUserHomeOverride);
    return new MavenRepository(Runtimes.INSTANCE.getRuntime().create(overrides.build()), offline);
  }

  /**
   * The file, downloaded if it is not there.
   *
   * @throws ArtifactException when it does not exist or cannot be had, with a remedy
   */
  Path file(MavenCoordinates coordinates) {
    ArtifactRequest request =
        new ArtifactRequest(artifact(coordinates), context.remoteRepositories(), null);
    try {
      return context
          .repositorySystem()
          .resolveArtifact(session, request)
          .getArtifact()
          .getFile()
          .toPath();
    } catch (ArtifactResolutionException e) {
      throw failure(coordinates, e);
    }
  }

  private ArtifactException failure(MavenCoordinates coordinates, ArtifactResolutionException e) {
    if (session.isOffline()) {
      return new ArtifactException(
          coordinates
              + " is not in Maven's local repository, and Tare is offline; run ./tare fetch"
              + (offline ? " without --offline" : " after <offline> is taken out of settings.xml"),
          e);
    }
    if (e.getCause() instanceof ArtifactNotFoundException) {
      return new ArtifactException("there is no " + coordinates + "; " + versions(coordinates), e);
    }
    return new ArtifactException(
        coordinates
            + " cannot be downloaded: "
            + rootMessage(e)
            + "; check the network, and proxy and mirrors in Maven's settings.xml",
        e);
  }

  /**
   * All releases that the repositories list, oldest first; not all that is listed can be had.
   *
   * @throws ArtifactException when the list cannot be read
   */
  List<String> releases(MavenCoordinates coordinates) {
    try {
      return listed(coordinates).stream().map(Version::toString).toList();
    } catch (VersionRangeResolutionException e) {
      throw new ArtifactException(
          "the releases of " + coordinates + " cannot be listed: " + rootMessage(e), e);
    }
  }

  private List<Version> listed(MavenCoordinates coordinates)
      throws VersionRangeResolutionException {
    Artifact any = artifact(coordinates.withVersion("[0,)"));
    VersionRangeRequest request = new VersionRangeRequest(any, context.remoteRepositories(), null);
    return context.repositorySystem().resolveVersionRange(session, request).getVersions();
  }

  private String versions(MavenCoordinates coordinates) {
    try {
      List<Version> oldestFirst = listed(coordinates);
      List<String> newest =
          IntStream.rangeClosed(1, oldestFirst.size())
              .mapToObj(back -> oldestFirst.get(oldestFirst.size() - back).toString())
              .filter(version -> !version.equals(coordinates.version()))
              .limit(VERSIONS_SHOWN)
              .toList();
      return newest.isEmpty()
          ? "check group and artifact"
          : "the newest are " + String.join(", ", newest);
    } catch (VersionRangeResolutionException e) {
      return "check its version";
    }
  }

  private static Artifact artifact(MavenCoordinates c) {
    return new DefaultArtifact(c.group(), c.artifact(), c.classifier(), c.extension(), c.version());
  }

  private static String rootMessage(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String message = cause.getMessage() == null ? "" : ": " + cause.getMessage();
    return cause.getClass().getSimpleName() + message.replaceAll("\\s+", " ");
  }

  @Override
  public void close() {
    context.close();
  }
}
