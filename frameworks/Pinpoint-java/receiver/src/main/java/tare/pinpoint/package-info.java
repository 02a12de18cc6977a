/**
 * Receives what Pinpoint's Java agent sends to its collector over gRPC. Records are span events.
 */
package tare.pinpoint;
