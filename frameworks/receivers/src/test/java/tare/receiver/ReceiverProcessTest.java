package tare.receiver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReceiverProcessTest {

  private InetSocketAddress boundTo;
  private boolean closed;

  private Receiver threeRecords(InetSocketAddress address, RecordCounts counts, Options options) {
    boundTo = address;
    counts.connectionOpened();
    counts.batch(3, 70);
    return new Receiver() {
      @Override
      public int port() {
        return 4711;
      }

      @Override
      public void close() {
        closed = true;
      }
    };
  }

  private static List<String> serve(Receiver.Protocol protocol, String words, String... arguments)
      throws IOException {
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    ReceiverProcess.serve(
        arguments,
        protocol,
        new ByteArrayInputStream(words.getBytes(StandardCharsets.UTF_8)),
        new PrintStream(answers, true, StandardCharsets.UTF_8));
    return answers.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static final String THREE =
      "count records=3 bytes=70 batches=1 malformed=0 connections=1 open=1 dropped=0";

  @Test
  void saysWhereItListensThenAnswersEveryWordByOneLine() throws IOException {
    assertThat(serve(this::threeRecords, "count\nnonsense\n\nexit\ncount\n"))
        .containsExactly(
            "listening 4711",
            THREE,
            "unknown word 'nonsense'; known: count exit",
            "unknown word ''; known: count exit",
            THREE);
    assertThat(closed).isTrue();
  }

  @Test
  void endsWithALastCountWhenItsInputEnds() throws IOException {
    assertThat(serve(this::threeRecords, "")).containsExactly("listening 4711", THREE);
    assertThat(closed).isTrue();
  }

  @Test
  void listensOnTheLoopbackAddressOnly() throws IOException {
    serve(this::threeRecords, "", "--port", "4712");
    assertThat(boundTo.getAddress().getHostAddress()).isEqualTo("127.0.0.1");
    assertThat(boundTo.getPort()).isEqualTo(4712);
  }

  @Test
  void namesThePortItCannotHave() {
    assertThatThrownBy(
            () ->
                serve(
                    (address, counts, options) -> {
                      throw new BindException("Address already in use");
                    },
                    "",
                    "--port",
                    "4712"))
        .hasMessage("cannot listen on 127.0.0.1:4712: Address already in use");
  }

  @Test
  void refusesAPortThatIsNone() {
    for (String port : List.of("-1", "65536", "http", "")) {
      assertThatThrownBy(() -> serve(this::threeRecords, "", "--port", port))
          .hasMessageContaining("--port must be a whole number from 0 to 65535, not '" + port);
    }
  }
}
