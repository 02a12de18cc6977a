/**
 * The reference agent: what recording a monitored call costs at the least. Two clock reads, one
 * ring per thread, one consumer; no product.
 *
 * <p>On the measured path: the advice, {@link tare.reference.Recorder}, {@link
 * tare.reference.Rings}, {@link tare.reference.Ring}. Behind it: {@link tare.reference.Consumer}
 * and its {@link tare.reference.Sink}.
 */
package tare.reference;
