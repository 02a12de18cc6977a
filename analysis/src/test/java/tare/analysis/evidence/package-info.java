/**
 * Commands that make the tables of docs/methodology.md: simulations and real forks against the
 * estimators. Run by {@code analysis/evidence}, never by the build.
 */
package tare.analysis.evidence;
