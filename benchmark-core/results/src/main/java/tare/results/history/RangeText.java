package tare.results.history;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The range of a point as tools write it: a number, {@code ± 1.5}, {@code +/- 3 %}. */
final class RangeText {

  private static final Pattern TEXT =
      Pattern.compile("\\s*(?:±|\\+/-|\\+-)?\\s*(\\d+(?:[.,]\\d+)?(?:[eE][+-]?\\d+)?)\\s*(%?).*");

  private RangeText() {}

  /** Half the width of the range; empty when there is none, or none that can be read. */
  static OptionalDouble halfWidth(JsonNode range, double value) {
    if (range.isNumber()) {
      return finite(range.doubleValue());
    }
    Matcher matcher = TEXT.matcher(range.asText(""));
    if (!matcher.matches()) {
      return OptionalDouble.empty();
    }
    double number = Double.parseDouble(matcher.group(1).replace(',', '.'));
    return finite(matcher.group(2).isEmpty() ? number : Math.abs(value) * number / 100);
  }

  private static OptionalDouble finite(double number) {
    return Double.isFinite(number) && number >= 0
        ? OptionalDouble.of(number)
        : OptionalDouble.empty();
  }
}
