/** How costs grow along what was swept; the section is missing where nothing was. */
function sweptAxis({ axis }) {
  return data.sweeps.find((row) => axis === undefined || row.axis === axis);
}

/** The rows of the chosen axis that the filter shows, with what is drawn of each point. */
function sweptRows(choices) {
  const { axis } = sweptAxis(choices);
  const shown = new Set(filter.arms());
  return data.sweeps
    .filter((row) => row.axis === axis)
    .map((row) => ({ ...row, arm: data.arms[row.points[0].arm], drawn: row.points.map((point) => sweptPoint(point, choices)) }))
    .filter((row) => shown.has(row.arm) && row.drawn.some(({ interval }) => interval && interval[0] !== 0));
}

/** Along the overhead its interval, along other costs the mean with the least and the greatest fork. */
function sweptPoint({ value, arm, nanos }, { quantity }) {
  if (quantity === "overhead") {
    return { value, interval: nanos };
  }
  const costs = data.arms[arm].forks.map((fork) => fork.costs[quantity]).filter((cost) => cost !== null && cost !== undefined);
  return { value, interval: costs.length === 0 ? null : [mean(costs), Math.min(...costs), Math.max(...costs)] };
}

function sweptUnit() {
  return document.querySelector("[data-of=sweep][data-name=quantity]").selectedOptions[0].dataset.unit;
}

function sweptTitle() {
  return document.querySelector("[data-of=sweep][data-name=quantity]").selectedOptions[0].text;
}

function sweptLabel(row, { quantity }) {
  const own = quantity === "overhead" && !row.framework;
  return (row.experiment ? `${row.experiment}: ` : "") + (own ? `${row.series} (its own time)` : row.series);
}

function sweptValue(axis, value) {
  return axis === "methodTimeNanos" ? tick(value) : String(value);
}

function sweepChart(choices, width) {
  const overhead = choices.quantity === "overhead";
  const rows = sweptRows(choices)
    .filter((row) => row.framework || !overhead)
    .map((row) => ({ ...row, drawn: row.drawn.filter(({ interval }) => interval) }));
  if (rows.length === 0) {
    return null;
  }
  const values = rows.flatMap((row) => row.drawn.map(({ value }) => value));
  const reach = axisLimits(rows.flatMap((row) => row.drawn.map(({ interval }) => interval)), choices.log);
  const title = overhead ? "overhead for each monitored call" : `${sweptTitle()} (${sweptUnit()})`;
  const limited = { min: reach[0], max: reach[1], nameGap: 58 };
  return {
    height: width < 640 ? 380 : 440,
    option: {
      grid: { left: 78, right: 28, top: 48, bottom: 56 },
      legend: legend(),
      xAxis: sweptValues(sweptAxis(choices), [Math.min(...values), Math.max(...values)]),
      yAxis: overhead
        ? durationAxis(title, choices.log, limited)
        : numberAxis(width < 640 ? sweptUnit() : title, { type: choices.log ? "log" : "value", ...limited }),
      tooltip: { ...shared().tooltip, formatter: ({ seriesName, data: point }) => sweptText(seriesName, point, choices) },
      series: rows.flatMap((row, place) => sweptSeries(row, sweptColour(rows, place), reach, choices)),
    },
  };
}

function legend() {
  const { text, faint, line } = ink();
  return {
    type: "scroll",
    top: 10,
    left: 12,
    right: 12,
    textStyle: { color: text, fontSize: 12 },
    pageIconColor: faint,
    pageIconInactiveColor: line,
    pageTextStyle: { color: faint },
  };
}

/** Values that double from one to the next stand at equal distances. */
function sweptValues({ axis, name }, [min, max]) {
  const doubling = min > 0 && max / min >= 8;
  return numberAxis(name, {
    type: doubling ? "log" : "value",
    logBase: axis === "depth" || axis === "threads" ? 2 : 10,
    min,
    max,
    minInterval: 1,
    splitLine: { show: false },
    axisLabel: { color: ink().faint, fontSize: 12, hideOverlap: true, formatter: (value) => sweptValue(axis, value) },
  });
}

/** Of a single agent, its configurations have colours of their own: bands have no shape to tell them by. */
function sweptColour(rows, place) {
  const { agents } = ink();
  const own = rows.filter((row) => row.framework);
  const single = new Set(own.map((row) => row.framework)).size === 1;
  return single && rows[place].framework ? agents[own.indexOf(rows[place]) % agents.length] : colourOf(rows[place].arm);
}

function sweptSeries(row, color, reach, choices) {
  const overhead = choices.quantity === "overhead";
  const name = sweptLabel(row, choices);
  const line = {
    type: "line",
    name,
    color,
    z: 4,
    symbol: { disk: "rect", tcp: "circle", instrumentation: "triangle" }[row.arm.stage] ?? "diamond",
    symbolSize: 9,
    showAllSymbol: true,
    lineStyle: { width: overhead && row.line ? 0 : 2 },
    data: row.drawn.map(({ value, interval }) => ({ value: [value, interval[0]], interval })),
  };
  const band = {
    type: "custom",
    name,
    color,
    silent: true,
    clip: true,
    tooltip: { show: false },
    data: [line.data[0].value],
    renderItem: (_, api) => sweptBand(row, api, reach, color),
  };
  return overhead && row.line ? [line, band, sweptFit(row, name, color)] : [line, band];
}

function sweptBand({ drawn }, api, [least, greatest], fill) {
  const at = (value, limit) => api.coord([value, Math.min(greatest, Math.max(least, limit))]);
  const lower = drawn.map(({ value, interval }) => at(value, interval[1] ?? least));
  const upper = drawn.map(({ value, interval }) => at(value, interval[2] ?? greatest));
  return { type: "polygon", shape: { points: [...upper, ...lower.reverse()] }, style: { fill, opacity: 0.16 } };
}

/** The fitted line; along the depth it is one of whole calls, and so bent for each monitored call. */
function sweptFit({ axis, drawn, line }, name, color) {
  const [from, to] = [drawn[0].value, drawn[drawn.length - 1].value];
  const STEPS = 60;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const value = from > 0 ? from * (to / from) ** (step / STEPS) : from + ((to - from) * step) / STEPS;
    return [value, axis === "depth" ? line.intercept[0] / value + line.slope[0] : line.intercept[0] + line.slope[0] * value];
  });
  return { type: "line", name, color, silent: true, z: 3, symbol: "none", tooltip: { show: false }, lineStyle: { width: 2, type: line.straight === false ? "dotted" : "solid" }, data: points };
}

function sweptText(name, { value: [value], interval }, choices) {
  const { axis, name: along } = sweptAxis(choices);
  const write = choices.quantity === "overhead" ? duration : (cost) => `${digits(cost)} ${sweptUnit()}`;
  return `<strong>${escaped(name)}</strong><br>${escaped(along)} ${sweptValue(axis, value)}: ${write(interval[0])} ${limits(interval, write)}`;
}

if (data.sweeps.length > 0) {
  figure("sweep", sweepChart, (choices) => {
    const { axis, name } = sweptAxis(choices);
    const rows = sweptRows(choices);
    const values = [...new Set(rows.flatMap((row) => row.points.map(({ value }) => value)))].sort((a, b) => a - b);
    return {
      caption: `${sweptTitle()} (${sweptUnit()}) over ${name}`,
      head: ["Configuration", ...values.map((value) => `${name} ${sweptValue(axis, value)}`)],
      rows: rows.map((row) => [sweptLabel(row, choices), ...values.map((value) => sweptCell(row.drawn.find((point) => point.value === value)))]),
    };
  });
}

function sweptCell(point) {
  return point?.interval ? `${digits(point.interval[0])} ${limits(point.interval)}` : null;
}
