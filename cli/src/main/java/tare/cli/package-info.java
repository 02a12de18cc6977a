/** The command line: one class a sub-command, no logic. */
package tare.cli;
