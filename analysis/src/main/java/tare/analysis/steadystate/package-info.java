/**
 * When a fork has warmed up: change points of its iteration means, what kind of fork it is, and
 * which iterations count. Arrays in, records out.
 */
package tare.analysis.steadystate;
