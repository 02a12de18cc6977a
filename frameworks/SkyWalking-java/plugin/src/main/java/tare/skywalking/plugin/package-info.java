/**
 * A plugin for SkyWalking that enhances one method of one class, as its customize-enhance plugin
 * does, which is not published as a jar of its own.
 */
package tare.skywalking.plugin;
