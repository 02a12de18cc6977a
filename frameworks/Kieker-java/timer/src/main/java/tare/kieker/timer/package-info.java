/** A timer for Kieker that takes no time: what is left of the costs is not the clock's. */
package tare.kieker.timer;
