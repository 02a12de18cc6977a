/** Lines along what was swept, each with a band; colour, dash and symbol tell them apart. */
const SYMBOLS = ["circle", "rect", "triangle", "diamond", "arrow", "pin"];

/** Values that double from one to the next stand at equal distances. */
function sweptValues({ axis, name }, rows, more) {
  const values = rows.flatMap((row) => row.drawn.map(({ value }) => value));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const doubling = min > 0 && max / min >= 8;
  return numberAxis(name, {
    type: doubling ? "log" : "value",
    logBase: axis === "depth" || axis === "threads" ? 2 : 10,
    min,
    max,
    minInterval: 1,
    splitLine: { show: false },
    axisLabel: { ...tickLabel(), formatter: (value) => sweptValue(axis, value) },
    ...more,
  });
}

/** The same whatever the filter shows. */
function sweptLook({ axis, experiment, series, framework, arm }) {
  const rows = data.sweeps.filter((row) => row.axis === axis);
  const single = new Set(rows.filter((row) => row.framework).map((row) => row.framework)).size === 1;
  const siblings = rows.filter((row) => row.framework === framework);
  const place = siblings.findIndex((row) => row.series === series && row.experiment === experiment);
  return { color: lineColour(arm, place, single), dash: DASHES[place % DASHES.length], symbol: SYMBOLS[place % SYMBOLS.length] };
}

/**
 * A row's points, line and band.
 *
 * @param drawing {quantity, look, reach, panel}: what is drawn, how, between which limits, and in
 *     which of several panels
 */
function sweptSeries(row, drawing) {
  const { look, panel = 0 } = drawing;
  const fitted = drawing.quantity === OVERHEAD && row.line;
  const common = { name: sweptLabel(row, drawing), color: look.color, xAxisIndex: panel, yAxisIndex: panel };
  const line = {
    ...common,
    type: "line",
    z: 4,
    symbol: look.symbol,
    symbolSize: 9,
    showAllSymbol: true,
    lineStyle: { width: fitted ? 0 : 2, type: look.dash },
    data: row.drawn.map(({ value, interval }) => ({ value: [value, interval[0]], interval })),
  };
  const band = {
    ...common,
    type: "custom",
    silent: true,
    clip: true,
    tooltip: { show: false },
    data: [line.data[0].value],
    renderItem: (_, api) => sweptBand(row, api, drawing),
  };
  return fitted ? [line, band, sweptFit(row, common, look)] : [line, band];
}

function sweptBand({ drawn }, api, { look, reach: [least, greatest] }) {
  const at = (value, limit) => api.coord([value, Math.min(greatest, Math.max(least, limit))]);
  const lower = drawn.map(({ value, interval }) => at(value, interval[1] ?? least));
  const upper = drawn.map(({ value, interval }) => at(value, interval[2] ?? greatest));
  const edge = { stroke: look.color, fill: "none", lineWidth: 1, opacity: 0.55, lineDash: look.dash === "solid" ? undefined : look.dash };
  return {
    type: "group",
    children: [
      { type: "polygon", shape: { points: [...upper, ...[...lower].reverse()] }, style: { fill: look.color, opacity: 0.12 } },
      stroke(upper, edge),
      stroke(lower, edge),
    ],
  };
}

/** The fitted line; along the depth it is one of whole calls, and so bent for each monitored call. */
function sweptFit({ axis, drawn, line }, common, look) {
  const [from, to] = [drawn[0].value, drawn[drawn.length - 1].value];
  const STEPS = 60;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const value = from > 0 ? from * (to / from) ** (step / STEPS) : from + ((to - from) * step) / STEPS;
    return [value, axis === "depth" ? line.intercept[0] / value + line.slope[0] : line.intercept[0] + line.slope[0] * value];
  });
  const wrong = line.straight === false;
  return {
    ...common,
    type: "line",
    silent: true,
    z: 3,
    symbol: "none",
    tooltip: { show: false },
    lineStyle: { width: wrong ? 1 : 2, opacity: wrong ? 0.5 : 1, type: look.dash },
    data: points,
  };
}
