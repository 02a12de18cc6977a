package tare.analysis.history;

/**
 * A sudden change of all or most series, the baseline included: of the machine or the instrument.
 *
 * @param baseline the series without agent
 * @param change how it changed
 * @param alike series with an agent that changed alike
 * @param others series with an agent in all
 */
public record Disturbance(Series baseline, ChangePoint change, int alike, int others) {}
