package tare.controller.definition;

/**
 * A number that is read over HTTP.
 *
 * @param url where; may hold placeholders
 * @param name dotted key in a JSON answer, or a metric's name (with labels, if need be) in
 *     Prometheus's text format; metrics that match are summed
 */
public record CounterDefinition(String url, String name) {}
