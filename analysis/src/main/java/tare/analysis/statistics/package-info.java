/**
 * Estimators and intervals: arrays in, records out, no input or output.
 *
 * <p>The fork is the replication unit: whatever decides is computed from one value a fork, never
 * from single calls. Values are nanoseconds unless a name says otherwise. Everything random takes
 * its seed as a parameter and returns the same result for the same seed.
 */
package tare.analysis.statistics;
