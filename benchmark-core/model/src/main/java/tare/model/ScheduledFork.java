package tare.model;

/**
 * One place in the order of an experiment.
 *
 * @param number 1, 2, 3, … in the order of launch
 * @param block pass over all arms this fork belongs to, from 1
 * @param arm id of the arm
 */
public record ScheduledFork(int number, int block, String arm) {}
