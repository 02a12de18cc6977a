package tare.results.moobench;

import tare.model.Stage;

/**
 * What a configuration's number in a file name stands for; the files do not say.
 *
 * @param id what it is called in an arm's id
 * @param title what it is called in a table
 * @param stage what it switches on
 */
public record ImportedConfiguration(String id, String title, Stage stage) {}
