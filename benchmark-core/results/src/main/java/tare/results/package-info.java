/** A results folder on disk: written while an experiment runs, read by every analysis. */
package tare.results;
