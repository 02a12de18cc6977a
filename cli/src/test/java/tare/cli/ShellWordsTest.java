package tare.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShellWordsTest {

  @Test
  void quotesOnlyWhatAShellWouldReadOtherwise() {
    assertThat(ShellWords.command("measure", "--resume", "results/2026-guard"))
        .isEqualTo("./tare measure --resume results/2026-guard");
    assertThat(ShellWords.command("report", "/tmp/my results")).endsWith(" '/tmp/my results'");
    assertThat(ShellWords.quoted("it's $HOME")).isEqualTo("'it'\\''s $HOME'");
    assertThat(ShellWords.quoted("größe")).isEqualTo("größe");
    assertThat(ShellWords.quoted("")).isEqualTo("''");
  }
}
