/** A receiver of Datadog's trace protocol, version 0.4. Records are spans. */
package tare.datadog;
