/** What the machine is, and whether it is fit and quiet enough to measure on. */
package tare.controller.environment;
