/** What users might bring: applications and set-up code for the measured JVMs of the tests. */
package tare.workload.sample;
