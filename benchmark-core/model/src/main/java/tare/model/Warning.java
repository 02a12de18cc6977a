package tare.model;

/**
 * One doubt about the validity of a measurement, with what to do about it.
 *
 * @param code short stable name in camelCase, for machines
 * @param message what is doubtful, with the figure that makes it so
 * @param remedy what the reader can do
 */
public record Warning(String code, String message, String remedy) {}
