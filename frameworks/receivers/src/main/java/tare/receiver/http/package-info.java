/** A receiver for any protocol that is spoken over HTTP/1.1. */
package tare.receiver.http;
