/** A history of runs on disk: small files that fit in git, and what other tools kept. */
package tare.results.history;
