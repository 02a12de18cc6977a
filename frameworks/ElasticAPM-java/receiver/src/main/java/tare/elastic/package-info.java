/** A receiver of Elastic APM's intake protocol, version 2. Records are transactions and spans. */
package tare.elastic;
