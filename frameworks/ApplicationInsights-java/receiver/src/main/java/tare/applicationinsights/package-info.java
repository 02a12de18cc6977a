/**
 * A receiver of Application Insights' ingestion protocol. Records are requests and dependencies.
 */
package tare.applicationinsights;
