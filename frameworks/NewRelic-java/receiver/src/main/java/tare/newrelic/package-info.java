/**
 * A receiver of New Relic's collector protocol, version 17, over HTTPS. Records are the calls that
 * a method's metric counts, or spans.
 */
package tare.newrelic;
