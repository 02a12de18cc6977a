/** The report as one page that needs no network. */
package tare.analysis.report.html;
