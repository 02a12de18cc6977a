package tare.controller.process;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tare.controller.definition.BackendDefinition;
import tare.controller.definition.CounterDefinition;

/** A real server that is not ours; what it has counted is read over HTTP. */
final class Backend implements Destination {

  private static final Duration POLLING = Duration.ofMillis(50);

  private final BackendDefinition definition;
  private final PlaceholderValues values;
  private final ManagedProcess process;
  private final int port;
  private final HttpCounter http = new HttpCounter();

  /**
   * Which backend, and for what.
   *
   * @param definition what its folder says
   * @param task the arm that needs it
   * @param place the folders of the fork
   */
  record Setting(BackendDefinition definition, ForkTask task, ForkPlace place) {}

  private Backend(
      BackendDefinition definition, PlaceholderValues values, ManagedProcess process, int port) {
    this.definition = definition;
    this.values = values;
    this.process = process;
    this.port = port;
  }

  /**
   * Starts a backend and waits until it is ready.
   *
   * @param forkValues of the framework's texts
   * @throws ProcessFailure when it is not ready within its limit
   */
  static Backend start(Setting setting, PlaceholderValues forkValues, Warden warden)
      throws ProcessFailure, InterruptedException {
    BackendDefinition definition = setting.definition();
    int port = FreePort.find();
    PlaceholderValues values =
        forkValues
            .with("port", Integer.toString(port))
            .with("backend.dir", setting.place().backend().toString());
    Path folder = setting.task().installation().frameworks().directory(definition);
    Templates.write(folder, definition.templates(), values);
    ProcessSpec spec =
        new ProcessSpec(
            definition.name() + " of " + setting.task().name(),
            command(setting, values),
            setting.place().backend(),
            values.fill(definition.env()),
            setting.place().log(definition.id()),
            setting.place().log(definition.id()));
    Backend backend = new Backend(definition, values, ManagedProcess.start(spec, warden), port);
    try {
      backend.awaitReady(definition.startupLimit());
      return backend;
    } catch (ProcessFailure | InterruptedException e) {
      backend.close();
      throw e;
    }
  }

  private static List<String> command(Setting setting, PlaceholderValues values) {
    BackendDefinition definition = setting.definition();
    List<String> command = Destinations.onCpus(setting.task());
    if (definition.command().isPresent()) {
      command.add(definition.command().get());
    } else {
      command.add(ForkTask.ownJava());
      command.addAll(values.fill(definition.jvmArgs()));
      command.add("-jar");
      command.add(setting.task().backends().get(definition.id()).toString());
    }
    command.addAll(values.fill(definition.args()));
    return command;
  }

  private void awaitReady(Duration limit) throws ProcessFailure, InterruptedException {
    URI ready = URI.create(values.fill(definition.ready().url()));
    long deadline = System.nanoTime() + limit.toNanos();
    while (!http.answers(ready)) {
      if (process.waitFor(POLLING).isPresent()) {
        throw process.failure("ended before it was ready");
      }
      if (System.nanoTime() > deadline) {
        throw process.failure("was not ready at " + ready + " within " + limit.toSeconds() + " s");
      }
    }
  }

  @Override
  public int port() {
    return port;
  }

  @Override
  public CountLine count() throws ProcessFailure, InterruptedException {
    long records = read(definition.count());
    long malformed = readIfAny(definition.malformed());
    long dropped = readIfAny(definition.drops());
    return new CountLine(records, 0, 0, malformed, 0, 0, dropped);
  }

  private long readIfAny(Optional<CounterDefinition> counter)
      throws ProcessFailure, InterruptedException {
    return counter.isPresent() ? read(counter.get()) : 0;
  }

  /** A counter that is not there yet has counted nothing: many appear with the first record. */
  private long read(CounterDefinition counter) throws ProcessFailure, InterruptedException {
    try {
      return http.read(URI.create(values.fill(counter.url())), counter.name())
          .map(Math::round)
          .orElse(0L);
    } catch (IOException e) {
      throw process.failure("does not tell its counter " + counter.name() + ": " + e.getMessage());
    }
  }

  @Override
  public ManagedProcess process() {
    return process;
  }

  @Override
  public void close() {
    process.close();
  }
}
