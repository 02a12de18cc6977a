/** One experiment with a fixed plan: launch, wait, count, collect. */
package tare.controller;
