package tare.cli;

import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tare.analysis.steadystate.NothingLeftException;
import tare.controller.artifact.ArtifactException;
import tare.controller.definition.DefinitionException;
import tare.controller.plan.PlanRefusedException;
import tare.results.WrongPlaceException;

/** One line for everything that can go wrong; the stack trace only with {@code --verbose}. */
final class ErrorLine implements IExecutionExceptionHandler, IParameterExceptionHandler {

  @Override
  public int handleExecutionException(
      Exception problem, CommandLine command, ParseResult parseResult) {
    boolean verbose = parseResult.expandedArgs().contains("--verbose");
    print(command, problem, verbose);
    return exitCode(problem);
  }

  @Override
  public int handleParseException(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    print(command, problem, false);
    UnmatchedArgumentException.printSuggestions(problem, command.getErr());
    command.getErr().println("See '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return ExitCode.USAGE;
  }

  /** What somebody can mend by other words is a usage error, wherever it is found. */
  private static int exitCode(Exception problem) {
    boolean wrongWord =
        problem instanceof DefinitionException
            || problem instanceof PlanRefusedException
            || problem instanceof ArtifactException
            || problem instanceof WrongPlaceException
            || problem instanceof NothingLeftException
            || problem instanceof InvalidPathException
            || problem instanceof UsageException;
    return wrongWord ? ExitCode.USAGE : ExitCode.FAILED;
  }

  private static void print(CommandLine command, Exception problem, boolean verbose) {
    PrintWriter err = command.getErr();
    String message = problem.getMessage();
    String text = message == null || message.isBlank() ? problem.toString() : message;
    if (problem instanceof InvalidPathException path) {
      text = Converters.noPath(path);
    }
    text.lines().forEach(line -> err.println("tare: " + line));
    if (verbose) {
      problem.printStackTrace(err);
    }
    err.flush();
  }
}
