/**
 * What an instrument shows of effects that are known: false alarms among equals, bias, coverage and
 * power at known steps. Arrays in, records out.
 */
package tare.analysis.selftest;
