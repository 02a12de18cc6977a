package tare.controller.definition;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A receiver of an open protocol, an entry of {@code receivers/protocols.yaml}.
 *
 * @param main its main class in {@code frameworks/receivers}
 */
public record ProtocolDefinition(@JsonProperty(required = true) String main) {}
