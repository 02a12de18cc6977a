package tare.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines as strace 6 writes them. */
class AttemptsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          7 connect(9, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("192.0.2.1")}, 16) = -1 ENETUNREACH (Network is unreachable) | 192.0.2.1 port 443
          7 connect(9, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("169.254.169.254")}, 16 <unfinished ...> | 169.254.169.254 port 80
          7 connect(9, {sa_family=AF_INET6, sin6_port=htons(443), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "2001:db8::1", &sin6_addr), sin6_scope_id=0}, 28) = -1 | 2001:db8::1 port 443
          7 connect(9, {sa_family=AF_INET6, sin6_port=htons(443), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "::ffff:192.0.2.1", &sin6_addr), sin6_scope_id=0}, 28) = 0 | ::ffff:192.0.2.1 port 443
          7 connect(5, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("127.0.0.53")}, 16) = 0 | 127.0.0.53 port 53
          7 sendto(5, ""..., 21, 0, {sa_family=AF_INET, sin_port=htons(8125), sin_addr=inet_addr("192.0.2.2")}, 16) = 21 | 192.0.2.2 port 8125
          7 connect(9, {sa_family=AF_UNIX, sun_path="/run/systemd/resolve/io.systemd.Resolve"}, 42) = 0 | name service /run/systemd/resolve/io.systemd.Resolve
          """)
  void seesWhatLeadsElsewhere(String line, String attempt) {
    assertThat(Attempts.of(line)).containsExactly(attempt);
  }

  @Test
  void seesEveryAddressOfALine() {
    String message =
        "{msg_hdr={msg_name={sa_family=AF_INET, sin_port=htons(9), sin_addr=inet_addr(\"%s\")}}}";
    String line =
        "7 sendmmsg(5, [" + message.formatted("192.0.2.1") + ", " + message.formatted("192.0.2.2");
    assertThat(Attempts.of(line)).containsExactly("192.0.2.1 port 9", "192.0.2.2 port 9");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7 connect(9, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr(\"127.0.0.1\")},",
        "7 connect(9, {sa_family=AF_INET6, sin6_port=htons(80), sin6_flowinfo=htonl(0),"
            + " inet_pton(AF_INET6, \"::ffff:127.0.0.1\", &sin6_addr), sin6_scope_id=0}, 28) = 0",
        "7 connect(9, {sa_family=AF_INET6, sin6_port=htons(80), sin6_flowinfo=htonl(0),"
            + " inet_pton(AF_INET6, \"::1\", &sin6_addr), sin6_scope_id=0}, 28) = 0",
        "7 connect(9, {sa_family=AF_UNSPEC, sa_data=\"\"}, 16) = 0",
        "7 sendto(9, \"\"..., 5, 0, NULL, 0) = 5",
        "7 <... connect resumed>) = -1 EINPROGRESS (Operation now in progress)",
      })
  void isNotAlarmedByLoopback(String line) {
    assertThat(Attempts.of(line)).isEmpty();
  }
}
