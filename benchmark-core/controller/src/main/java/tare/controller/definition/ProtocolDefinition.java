package tare.controller.definition;

/**
 * A receiver of an open protocol, an entry of {@code receivers/protocols.yaml}.
 *
 * @param main its main class in {@code frameworks/receivers}
 */
public record ProtocolDefinition(String main) {}
