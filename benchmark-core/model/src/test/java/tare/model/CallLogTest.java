package tare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CallLogTest {

  @TempDir private Path folder;

  /** Below, at and above the size of the chunks in which it is written. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 65_535, 65_536, 65_537, 200_000})
  void givesBackWhatWasWritten(int count) throws IOException {
    long[] values = LongStream.range(0, count).map(i -> i * i - 1).toArray();

    CallLog.write(file(), values);

    assertThat(Files.size(file())).isEqualTo(8L * count);
    assertThat(CallLog.read(file())).isEqualTo(values);
  }

  @Test
  void isLittleEndian() throws IOException {
    CallLog.write(file(), new long[] {0x0102030405060708L});

    assertThat(Files.readAllBytes(file())).containsExactly(8, 7, 6, 5, 4, 3, 2, 1);
  }

  @Test
  void replacesALongerFile() throws IOException {
    CallLog.write(file(), new long[] {1, 2, 3});
    CallLog.write(file(), new long[] {4});

    assertThat(CallLog.read(file())).containsExactly(4);
  }

  @Test
  void rejectsAFileCutOffInsideAValue() throws IOException {
    CallLog.write(file(), new long[] {1, 2});
    Files.write(file(), Arrays.copyOf(Files.readAllBytes(file()), 13));

    assertThatThrownBy(() -> CallLog.read(file()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file().toString())
        .hasMessageContaining("13 bytes");
  }

  @Test
  void saysThatThereIsNoFile() {
    assertThatThrownBy(() -> CallLog.read(file())).isInstanceOf(NoSuchFileException.class);
  }

  private Path file() {
    return folder.resolve("durations-0.bin");
  }
}
