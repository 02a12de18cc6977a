package tare.controller.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tare.controller.definition.ConfigurationDefinition;
import tare.controller.definition.FrameworkDefinition;
import tare.controller.definition.ReceiverDefinition;
import tare.controller.definition.Suggestions;
import tare.controller.plan.PlannedArm.Subject;

/**
 * The configurations a request means, baselines left out.
 *
 * @param subjects what to measure, in the order of the frameworks and their files
 * @param skipped what of a default set cannot run here
 */
record Selection(List<Subject> subjects, List<SkippedConfiguration> skipped) {

  /**
   * Looks up what is named.
   *
   * @throws PlanRefusedException when a name means nothing, or what it means cannot run here
   */
  static Selection of(ExperimentRequest request, PlanFacts facts) {
    Set<String> unused = new LinkedHashSet<>(request.configurations());
    List<Subject> subjects = new ArrayList<>();
    List<SkippedConfiguration> skipped = new ArrayList<>();
    for (FrameworkChoice choice : request.frameworks()) {
      for (ConfigurationDefinition configuration : choice.framework().configurations()) {
        unused.removeIf(word -> means(word, choice.framework(), configuration));
        boolean named = isNamed(request.configurations(), choice.framework(), configuration);
        boolean wanted = request.configurations().isEmpty() ? configuration.byDefault() : named;
        if (!wanted || configuration.isBaseline()) {
          continue;
        }
        Optional<SkippedConfiguration> missing = missingCommand(choice, configuration, facts);
        if (missing.isPresent() && named) {
          throw new PlanRefusedException(missing.get().refusal());
        }
        missing.ifPresentOrElse(
            skipped::add, () -> subjects.add(new Subject(choice, configuration)));
      }
    }
    if (!unused.isEmpty()) {
      throw unknown(unused.iterator().next(), request.frameworks());
    }
    return new Selection(subjects, skipped);
  }

  private static boolean isNamed(
      List<String> words, FrameworkDefinition framework, ConfigurationDefinition configuration) {
    return words.stream().anyMatch(word -> means(word, framework, configuration));
  }

  private static boolean means(
      String word, FrameworkDefinition framework, ConfigurationDefinition configuration) {
    return word.equals(configuration.id())
        || word.equals(framework.id() + "/" + configuration.id())
        || configuration.moobenchIndex().map(String::valueOf).filter(word::equals).isPresent();
  }

  private static Optional<SkippedConfiguration> missingCommand(
      FrameworkChoice choice, ConfigurationDefinition configuration, PlanFacts facts) {
    return configuration
        .receiver()
        .filter(ReceiverDefinition.Backend.class::isInstance)
        .map(receiver -> facts.backends().apply(((ReceiverDefinition.Backend) receiver).backend()))
        .filter(backend -> backend.command().filter(facts.commandPresent().negate()).isPresent())
        .map(
            backend ->
                new SkippedConfiguration(
                    choice.framework().id() + "/" + configuration.id(),
                    "there is no command " + backend.command().get() + " on the PATH",
                    backend
                        .debianPackage()
                        .map(name -> "apt-get install " + name)
                        .orElse("install " + backend.name())));
  }

  private static PlanRefusedException unknown(String word, List<FrameworkChoice> choices) {
    Set<String> known = new LinkedHashSet<>();
    for (FrameworkChoice choice : choices) {
      choice.framework().configurations().forEach(configuration -> known.add(configuration.id()));
    }
    return new PlanRefusedException(
        "no framework named has a configuration '"
            + word
            + "'; "
            + Suggestions.remedy(word, known));
  }
}
