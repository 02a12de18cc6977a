/** Forks, receivers, readers and backends: how they start, are waited for, counted and ended. */
package tare.controller.process;
