/** Sockets on which receivers listen: what HTTP and gRPC have in common. */
package tare.receiver.net;
