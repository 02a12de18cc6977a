package tare.controller.definition;

import java.util.Collection;

/** Something in a definition, or in what was asked of it, is wrong: one line for the user. */
public final class DefinitionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * One line: what happened, where (file, key, value), remedy.
   *
   * @param message the line
   */
  public DefinitionException(String message) {
    super(message);
  }

  /**
   * A name that does not exist.
   *
   * @param problem what has no such name, for example {@code there is no framework}
   * @param name the name asked for
   * @param known the names there are
   */
  public static DefinitionException unknown(String problem, String name, Collection<String> known) {
    return new DefinitionException(problem + " '" + name + "'; " + Suggestions.remedy(name, known));
  }
}
