package tare.controller.definition;

/** What a framework is in a comparison. */
public enum Role {
  /** A product that can be measured as it is fetched. */
  AGENT,
  /** The floor of the field: what recording costs at least; no product. */
  REFERENCE,
  /** A product whose jar the user brings, because no repository serves it. */
  BROUGHT
}
