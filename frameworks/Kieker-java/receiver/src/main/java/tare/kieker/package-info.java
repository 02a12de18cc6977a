/**
 * Counts what Kieker writes, over TCP and into files, with the classes of Kieker itself. A record
 * is an execution of an operation; the record of metadata that every log begins with is none.
 */
package tare.kieker;
