/** Experiments that decide as they go: from a request to a summary. */
package tare.study;
