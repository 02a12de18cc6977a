package tare.controller.plan;

/**
 * A JDK to run measured JVMs on.
 *
 * @param home its folder
 * @param feature feature version, for example 17
 * @param version in full, the feature version first, for example {@code 17.0.15+6 (Debian)}
 */
public record Jdk(String home, int feature, String version) {}
