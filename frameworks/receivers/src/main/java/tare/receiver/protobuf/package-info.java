/** Messages in Protocol Buffers, walked over without building their objects. */
package tare.receiver.protobuf;
