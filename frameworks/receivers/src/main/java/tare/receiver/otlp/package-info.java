/** The OpenTelemetry protocol, over HTTP and over gRPC. Records are spans. */
package tare.receiver.otlp;
