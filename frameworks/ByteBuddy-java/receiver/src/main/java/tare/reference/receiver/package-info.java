/** Counts the reference agent's records, on a connection or in a file: the same bytes in both. */
package tare.reference.receiver;
