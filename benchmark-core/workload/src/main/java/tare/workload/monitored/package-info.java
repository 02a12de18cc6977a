/** The instrumented classes, and nothing else: agents may be told to record the whole package. */
package tare.workload.monitored;
