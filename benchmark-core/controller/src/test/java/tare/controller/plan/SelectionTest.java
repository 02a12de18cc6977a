package tare.controller.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tare.controller.plan.PlanFixture.configurations;
import static tare.controller.plan.PlanFixture.ids;
import static tare.controller.plan.PlanFixture.with;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelectionTest {

  @TempDir Path folder;
  private PlanFixture fixture;

  @BeforeEach
  void writeDefinitions() throws IOException {
    fixture = new PlanFixture(folder);
  }

  @Test
  void understandsNumbersOfMooBench() {
    assertThat(ids(fixture.plan(request -> configurations(request, "0", "1"))))
        .containsExactly("baseline", "baseline-again", "Example-java/unsampled");
  }

  @Test
  void understandsOneConfigurationOfOneFramework() {
    ExperimentPlan plan =
        fixture.plan(
            request ->
                with(
                    request,
                    List.of(fixture.pinned("Example-java"), fixture.pinned("Other-java")),
                    List.of("Other-java/disk", "unsampled")));

    assertThat(ids(plan))
        .containsExactly(
            "baseline",
            "baseline-again",
            "Example-java/unsampled",
            "Other-java/unsampled",
            "Other-java/disk");
  }

  @Test
  void measuresBaselinesAloneWhereOnlyTheyAreNamed() {
    assertThat(ids(fixture.plan(request -> configurations(request, "baseline"))))
        .containsExactly("baseline", "baseline-again");
  }

  @Test
  void rejectsAnUnknownConfigurationWithTheNearestName() {
    assertThatThrownBy(() -> fixture.plan(request -> configurations(request, "losless")))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContainingAll("'losless'", "lossless");
  }

  @Test
  void rejectsAnUnknownNumber() {
    assertThatThrownBy(() -> fixture.plan(request -> configurations(request, "1", "9")))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessageContaining("'9'");
  }

  @Test
  void skipsWhatNeedsACommandThatIsNotThere() {
    ExperimentPlan plan =
        ExperimentPlanner.plan(fixture.request(), fixture.facts(Long.MAX_VALUE, false));

    assertThat(ids(plan)).doesNotContain("Example-java/scraped").contains("Example-java/lossless");
    assertThat(plan.skipped())
        .containsExactly(
            new SkippedConfiguration(
                "Example-java/scraped",
                "there is no command scraper on the PATH",
                "apt-get install scraper-package"));
  }

  @Test
  void refusesItWhereItIsNamed() {
    assertThatThrownBy(
            () ->
                ExperimentPlanner.plan(
                    configurations(fixture.request(), "scraped"),
                    fixture.facts(Long.MAX_VALUE, false)))
        .isInstanceOf(PlanRefusedException.class)
        .hasMessage(
            "Example-java/scraped cannot run: there is no command scraper on the PATH;"
                + " apt-get install scraper-package");
  }
}
