package tare.controller.definition;

import java.util.List;

/** What must be true of a backend beyond the form of its file. */
final class BackendChecks {
  private BackendChecks() {}

  static List<Problem> problems(BackendDefinition backend, Surroundings surroundings) {
    Problems problems = new Problems();
    String folder = surroundings.folderName();
    problems.addIf(
        !backend.id().equals(folder),
        "id",
        "the id must be the name of its folder, " + folder + ", but is '" + backend.id() + "'");
    problems.addIf(
        backend.jar().isPresent() == backend.command().isPresent(),
        "",
        "a backend is started by its jar or by a command: give one of the two");
    problems.addIf(
        backend.command().isEmpty() && backend.debianPackage().isPresent(),
        "package",
        "a package brings a command, but no command is given");
    problems.addIf(
        backend.jar().isEmpty() && !backend.jvmArgs().isEmpty(),
        "jvmArgs",
        "only a jar takes flags of the JVM; use args");
    TextChecks.backend(backend, surroundings, problems);
    return problems.all();
  }
}
