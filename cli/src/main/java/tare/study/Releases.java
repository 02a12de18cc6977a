package tare.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tare.controller.artifact.ArtifactException;
import tare.controller.artifact.Artifacts;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.plan.FrameworkChoice;

/** The releases of an agent that can be had. */
record Releases(Artifacts artifacts, Consumer<String> notices) {

  private static final String PRERELEASE = "(?i).*(alpha|beta|rc|snapshot|-m\\d).*";

  /**
   * From one release to another, both included. Pre-releases are left out unless they are named; so
   * is, with a notice, what is listed but cannot be had.
   *
   * @param every only each so many-th, counted from the first; the last is always among them
   */
  List<FrameworkChoice> between(FrameworkDefinition framework, String from, String to, int every) {
    List<String> all = artifacts.releases(framework);
    int first = place(framework, all, from);
    int last = place(framework, all, to);
    if (first == last) {
      throw new ArtifactException(from + " and " + to + " are the same release: name two");
    }
    if (first > last) {
      throw new ArtifactException(from + " is not older than " + to + ": exchange them");
    }
    List<String> wanted = new ArrayList<>();
    for (int i = first; i <= last; i++) {
      boolean named = i == first || i == last;
      if (named || !all.get(i).matches(PRERELEASE)) {
        wanted.add(all.get(i));
      }
    }
    List<FrameworkChoice> found = new ArrayList<>();
    for (int i = 0; i < wanted.size(); i++) {
      if (i == 0 || i == wanted.size() - 1) {
        found.add(had(framework, wanted.get(i)));
      } else if (i % every == 0) {
        available(framework, wanted.get(i)).ifPresent(found::add);
      }
    }
    return found;
  }

  private static int place(FrameworkDefinition framework, List<String> all, String version) {
    int place = all.indexOf(version);
    if (place < 0) {
      throw new ArtifactException(
          "there is no release " + version + " of " + framework.id() + "; " + near(all));
    }
    return place;
  }

  private static String near(List<String> all) {
    return all.isEmpty()
        ? "none is listed"
        : "there are " + all.size() + ", from " + all.get(0) + " to " + all.get(all.size() - 1);
  }

  private FrameworkChoice had(FrameworkDefinition framework, String version) {
    FrameworkChoice choice = new FrameworkChoice(framework, Optional.of(version), Optional.empty());
    artifacts.agentFiles(choice);
    return choice;
  }

  private Optional<FrameworkChoice> available(FrameworkDefinition framework, String version) {
    try {
      return Optional.of(had(framework, version));
    } catch (ArtifactException e) {
      notices.accept("Left out: " + e.getMessage());
      return Optional.empty();
    }
  }
}
