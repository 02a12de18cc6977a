/**
 * Series over time and where their level changes. Pure, deterministic, seeded: the same points give
 * the same verdict. Values are compared on logarithms where they are all positive.
 */
package tare.analysis.history;
