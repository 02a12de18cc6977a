package tare.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of this build, as it stands in the jar's manifest. */
final class Version implements IVersionProvider {

  static final String TEXT =
      Version.class.getPackage().getImplementationVersion() == null
          ? "unpackaged"
          : Version.class.getPackage().getImplementationVersion();

  @Override
  public String[] getVersion() {
    return new String[] {"Tare " + TEXT};
  }
}
