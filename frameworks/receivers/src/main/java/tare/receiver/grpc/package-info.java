/** A receiver for any protocol that is spoken over gRPC. */
package tare.receiver.grpc;
