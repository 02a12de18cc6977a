/**
 * Arm against arm and run against run: verdicts, what the data could have shown, and how many forks
 * an answer takes. Arrays in, records out.
 */
package tare.analysis.comparison;
