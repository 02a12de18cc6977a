/** Charts as files for papers and slides: SVG and PDF. */
package tare.analysis.report.chart;
