package tare.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What processes tried to reach beyond loopback, from the lines that strace writes. */
final class Attempts {

  private static final Pattern INTERNET_4 =
      Pattern.compile("sin_port=htons\\((\\d+)\\), sin_addr=inet_addr\\(\"([^\"]+)\"\\)");
  private static final Pattern INTERNET_6 =
      Pattern.compile(
          "sin6_port=htons\\((\\d+)\\).*?inet_pton\\(AF_INET6, \"([^\"]+)\", &sin6_addr\\)");

  /** A service of the machine that asks name servers. */
  private static final Pattern RESOLVER = Pattern.compile("sun_path=\"([^\"]*[Rr]esolve[^\"]*)\"");

  /** A name server on loopback asks others. */
  private static final String NAME_SERVICE = "53";

  private static final Pattern LOOPBACK =
      Pattern.compile("(::ffff:)?127(\\.\\d+){3}|::1|(::ffff:)?0\\.0\\.0\\.0|::");

  private Attempts() {}

  /** The attempts in a trace, each address and port once. */
  static List<String> in(Path trace) throws IOException {
    try (Stream<String> lines = Files.lines(trace)) {
      return lines.flatMap(Attempts::of).distinct().sorted().toList();
    }
  }

  /** The attempts in one line, like {@code 192.0.2.1 port 443}. */
  static Stream<String> of(String line) {
    Stream<String> addresses =
        Stream.of(INTERNET_4, INTERNET_6)
            .flatMap(pattern -> pattern.matcher(line).results())
            .filter(Attempts::leads)
            .map(found -> found.group(2) + " port " + found.group(1));
    Stream<String> resolvers =
        RESOLVER.matcher(line).results().map(found -> "name service " + found.group(1));
    return Stream.concat(addresses, resolvers);
  }

  private static boolean leads(MatchResult found) {
    return found.group(1).equals(NAME_SERVICE) || !LOOPBACK.matcher(found.group(2)).matches();
  }
}
