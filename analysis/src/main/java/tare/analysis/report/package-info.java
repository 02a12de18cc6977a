/** Renders a summary for people and for other tools: pure functions from summary to text. */
package tare.analysis.report;
