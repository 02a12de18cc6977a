package tare.controller.definition;

/**
 * One thing that is wrong in a file.
 *
 * @param path of the key, for example {@code configurations[2].stage}; empty for the whole file
 * @param text what is wrong with it, and the remedy
 */
record Problem(String path, String text) {}
