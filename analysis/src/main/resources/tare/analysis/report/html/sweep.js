/** How costs grow along what was swept; the section is missing where nothing was. */
const OVERHEAD = "overhead";

function sweptAxis({ axis }) {
  return data.sweeps.find((row) => axis === undefined || row.axis === axis);
}

/** The rows of the chosen axis that the filter shows, with what is drawn of each point. */
function sweptRows(choices) {
  const { axis } = sweptAxis(choices);
  const shown = new Set(filter.arms());
  return data.sweeps
    .filter((row) => row.axis === axis)
    .map((row) => ({ ...row, drawn: row.points.map((point) => sweptPoint(point, choices)) }))
    .filter((row) => shown.has(row.arm) && row.drawn.some(({ interval }) => interval && interval[0] !== 0));
}

/** Along the overhead its interval, along other costs the mean with the least and the greatest fork. */
function sweptPoint({ value, arm, nanos }, { quantity }) {
  if (quantity === OVERHEAD) {
    return { value, interval: nanos };
  }
  const costs = data.arms[arm].forks.map((fork) => fork.costs[quantity]).filter((cost) => cost !== null && cost !== undefined);
  return { value, interval: costs.length === 0 ? null : [mean(costs), Math.min(...costs), Math.max(...costs)] };
}

/** What can be drawn of rows. */
function withPoints(rows) {
  return rows.map((row) => ({ ...row, drawn: row.drawn.filter(({ interval }) => interval) }));
}

function sweptUnit({ quantity }) {
  return quantity === OVERHEAD ? "ns" : data.costs[quantity].unit;
}

function sweptTitle({ quantity }) {
  return quantity === OVERHEAD ? "overhead for each monitored call" : data.costs[quantity].title;
}

function sweptLabel(row, { quantity }) {
  const own = quantity === OVERHEAD && !row.framework;
  return (row.experiment ? `${row.experiment}: ` : "") + (own ? `${row.series} (its own time)` : row.series);
}

function sweptValue(axis, value) {
  return axis === "methodTimeNanos" ? tick(value) : String(value);
}

function sweepChart(choices, width) {
  const overhead = choices.quantity === OVERHEAD;
  const rows = withPoints(sweptRows(choices).filter((row) => row.framework || !overhead));
  if (rows.length === 0) {
    return null;
  }
  const reach = axisLimits(rows.flatMap((row) => row.drawn.map(({ interval }) => interval)), choices.log);
  const limited = { min: reach[0], max: reach[1], nameGap: 58 };
  const title = `${sweptTitle(choices)} (${sweptUnit(choices)})`;
  const legend = lineLegend(rows.map((row) => sweptLabel(row, choices)), width);
  return {
    height: legend.height + (width < 640 ? 340 : 400),
    option: {
      grid: { left: 78, right: 28, top: legend.height + 16, bottom: 56 },
      legend: legend.option,
      xAxis: sweptValues(sweptAxis(choices), rows),
      yAxis: overhead
        ? durationAxis(sweptTitle(choices), choices.log, limited)
        : numberAxis(width < 640 ? sweptUnit(choices) : title, { type: choices.log ? "log" : "value", ...limited }),
      tooltip: { ...shared().tooltip, formatter: ({ seriesName, data: point }) => sweptText(seriesName, point, choices) },
      series: rows.flatMap((row) => sweptSeries(row, { ...choices, look: sweptLook(row), reach })),
    },
  };
}

function sweptText(name, { value: [value], interval }, choices) {
  const { axis, name: along } = sweptAxis(choices);
  const write = choices.quantity === OVERHEAD ? duration : (cost) => `${digits(cost)} ${sweptUnit(choices)}`;
  return `<strong>${escaped(name)}</strong><br>${escaped(along)} ${sweptValue(axis, value)}: ${write(interval[0])} ${limits(interval, write)}`;
}

function sweptHeads(choices, rows) {
  const { axis, name } = sweptAxis(choices);
  return allValues(rows).map((value) => `${name} ${sweptValue(axis, value)}`);
}

function allValues(rows) {
  return [...new Set(rows.flatMap((row) => row.points.map(({ value }) => value)))].sort((a, b) => a - b);
}

function sweptCells(row, rows) {
  return allValues(rows).map((value) => {
    const point = row.drawn.find((drawn) => drawn.value === value);
    return point?.interval ? `${digits(point.interval[0])} ${limits(point.interval)}` : null;
  });
}

/** Of the lines that can be told in nanoseconds; along the method time the slope is a share. */
function isFitted({ quantity }, row) {
  return quantity === OVERHEAD && row.line && row.axis !== "methodTimeNanos";
}

function fittedHeads(choices, rows) {
  const { axis, name } = sweptAxis(choices);
  const heads = axis === "depth" ? ["Once a call", "Each monitored call"] : ["At 0", `Each of ${name}`];
  return rows.some((row) => isFitted(choices, row)) ? [...heads.map((head) => `${head}, fitted`), "Straight"] : [];
}

function fittedCells(choices, row) {
  if (!isFitted(choices, row)) {
    return [];
  }
  const { intercept, slope, straight } = row.line;
  return [...[intercept, slope].map((fitted) => `${digits(fitted[0])} ${limits(fitted)}`), straight ? "not refuted" : "no"];
}

if (data.sweeps.length > 0) {
  figure("sweep", sweepChart, (choices) => {
    const rows = sweptRows(choices);
    return {
      caption: `${sweptTitle(choices)} (${sweptUnit(choices)}) over ${sweptAxis(choices).name}`,
      head: ["Configuration", ...sweptHeads(choices, rows), ...fittedHeads(choices, rows)],
      rows: rows.map((row) => [sweptLabel(row, choices), ...sweptCells(row, rows), ...fittedCells(choices, row)]),
    };
  });
}
