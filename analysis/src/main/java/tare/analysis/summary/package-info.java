/** Makes of a results folder the summary that every report prints. */
package tare.analysis.summary;
