/**
 * What every receiver and reader shares: how they are started, asked and ended, and how they say
 * what they counted. A new receiver writes its protocol and nothing else.
 */
package tare.receiver;
