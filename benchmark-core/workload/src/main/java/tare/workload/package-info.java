/**
 * The only code of this project in the measured JVM: it loads the application under measurement,
 * times its calls and reports.
 *
 * <p>Started by the controller it uses nothing but the JDK, and little of that: what it loads and
 * allocates is there beside the agent under measurement, and every fork pays for its start.
 */
package tare.workload;
