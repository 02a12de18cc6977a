/** Reads what the original MooBench left of a run into a results folder. */
package tare.results.moobench;
