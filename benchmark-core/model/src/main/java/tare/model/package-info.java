/** What controller, measured JVM and analysis say to one another. Nothing but the JDK. */
package tare.model;
