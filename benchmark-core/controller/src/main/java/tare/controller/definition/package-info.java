/**
 * What can be measured, as it stands in {@code frameworks/*}{@code /framework.yaml}: records that
 * mirror the file, strict parsing, placeholders. Reads files, starts and downloads nothing.
 */
package tare.controller.definition;
