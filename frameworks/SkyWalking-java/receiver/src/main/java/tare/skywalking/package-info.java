/** Receives what SkyWalking's Java agent sends to its collector over gRPC. Records are spans. */
package tare.skywalking;
