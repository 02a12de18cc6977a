/** A receiver for any protocol that is a plain stream of messages, which nobody answers. */
package tare.receiver.stream;
