/**
 * The files a definition names: found in Maven's local repository, downloaded when they are not
 * there, verified every time. Knows the network; {@code definition} does not.
 */
package tare.controller.artifact;
