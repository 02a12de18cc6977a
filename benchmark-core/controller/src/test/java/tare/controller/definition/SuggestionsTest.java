package tare.controller.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionsTest {
  private static final List<String> FRAMEWORKS =
      List.of("ByteBuddy-java", "Kieker-java", "OpenTelemetry-java");

  @Test
  void findsMistypedNames() {
    assertThat(Suggestions.nearest("Keiker-java", FRAMEWORKS)).containsExactly("Kieker-java");
    assertThat(Suggestions.nearest("tpc", List.of("tcp", "disk"))).containsExactly("tcp");
  }

  @Test
  void findsBeginningsInAnyCase() {
    assertThat(Suggestions.nearest("kieker", FRAMEWORKS)).containsExactly("Kieker-java");
    assertThat(Suggestions.nearest("opentelemetry", FRAMEWORKS))
        .containsExactly("OpenTelemetry-java");
  }

  @Test
  void namesTheNearestFirst() {
    assertThat(Suggestions.nearest("tcp-http", List.of("tcp-grpc", "tcp-otlp-http", "tcp-https")))
        .startsWith("tcp-https");
  }

  @Test
  void suggestsNothingThatIsFarAway() {
    assertThat(Suggestions.nearest("Datadog", FRAMEWORKS)).isEmpty();
    assertThat(Suggestions.remedy("Datadog", List.of("b", "a"))).isEqualTo("known are a, b");
    assertThat(Suggestions.remedy("Datadog", List.of())).isEqualTo("none is known");
  }
}
