/**
 * A receiver of Scouter's collector protocol. Records are the method steps in profiles, or the
 * calls that XLogs stand for.
 */
package tare.scouter;
