/** How costs changed from release to release; the section is missing where there was only one. */
function releaseNames(rows) {
  return [...new Set(rows.flatMap((row) => row.points.map(({ release }) => release)))];
}

/** The configurations that the filter shows, with what is drawn of each release. */
function releaseRows({ statistic }) {
  const shown = new Set(filter.arms());
  return data.releases
    .map((row) => ({
      ...row,
      arm: data.arms[row.points[0].arm],
      drawn: row.points
        .filter(({ arm }) => shown.has(data.arms[arm]) && data.arms[arm].overhead)
        .map(({ release, arm }) => ({ release, verdict: data.arms[arm].verdict, interval: data.arms[arm].overhead[statistic] })),
    }))
    .filter((row) => row.drawn.length > 0);
}

function releaseLabel({ experiment, framework, series }) {
  return (experiment ? `${experiment}: ` : "") + (data.frameworks.length > 1 ? `${framework}/${series}` : series);
}

/** How a row is told from others; apart by so much that intervals do not lie on one another. */
function releaseLook(row, place, rows) {
  return {
    color: lineColour(row.arm, place, data.frameworks.length === 1),
    dash: DASHES[place % DASHES.length],
    symbol: SYMBOLS[place % SYMBOLS.length],
    aside: 0.05 * (place - (rows.length - 1) / 2),
  };
}

function releaseChart(choices, width) {
  const rows = releaseRows(choices);
  if (rows.length === 0) {
    return null;
  }
  const names = releaseNames(rows);
  const reach = axisLimits(rows.flatMap((row) => row.drawn.map(({ interval }) => interval)), choices.log);
  const steep = names.length * 60 > width;
  const legend = lineLegend(rows.map(releaseLabel), width);
  return {
    height: legend.height + (width < 640 ? 340 : 400),
    option: {
      grid: { left: 78, right: 28, top: legend.height + 16, bottom: steep ? 84 : 48 },
      legend: legend.option,
      // Not one of categories: configurations stand beside one another.
      xAxis: {
        type: "value",
        min: 0,
        max: names.length + 1,
        interval: 1,
        axisTick: { show: false },
        axisLine: { show: false },
        splitLine: { show: false },
        axisLabel: { color: ink().text, fontSize: 12, hideOverlap: true, rotate: steep ? 45 : 0, formatter: (column) => names[column - 1] ?? "" },
      },
      yAxis: durationAxis("overhead for each monitored call", choices.log, { min: reach[0], max: reach[1], nameGap: 58 }),
      tooltip: { ...shared().tooltip, formatter: ({ seriesName, data: point }) => releaseText(seriesName, point) },
      series: rows.flatMap((row, place) => releaseSeries(row, names, reach, releaseLook(row, place, rows))),
    },
  };
}

/** A line through the estimates, and an interval at each, beside those of other configurations. */
function releaseSeries(row, names, [least, greatest], { color, dash, symbol, aside }) {
  const name = releaseLabel(row);
  const points = row.drawn.map((point) => ({ value: [1 + names.indexOf(point.release) + aside, point.interval[0]], ...point }));
  const line = {
    type: "line",
    name,
    color,
    z: 4,
    symbol,
    symbolSize: 9,
    showAllSymbol: true,
    lineStyle: { width: 1.5, type: dash },
    data: points,
  };
  const whiskers = {
    type: "custom",
    name,
    color,
    silent: true,
    tooltip: { show: false },
    data: points.map(({ value }) => value),
    renderItem: ({ dataIndex }, api) => {
      const [, low, high] = points[dataIndex].interval;
      const at = (limit) => api.coord([points[dataIndex].value[0], Math.min(greatest, Math.max(least, limit))]);
      const bounded = low !== null && high !== null;
      const [x, bottom] = at(bounded ? low : least);
      const top = at(bounded ? high : greatest)[1];
      const style = { stroke: color, fill: "none", lineWidth: 1.5, lineDash: bounded ? undefined : [3, 4] };
      const cap = (y) => stroke([[x - 4, y], [x + 4, y]], style);
      const whole = stroke([[x, bottom], [x, top]], style);
      return { type: "group", children: bounded ? [whole, cap(bottom), cap(top)] : [whole] };
    },
  };
  return [line, whiskers];
}

function releaseText(name, { release, interval, verdict }) {
  return `<strong>${escaped(name)}</strong><br>${escaped(release)}: ${duration(interval[0])} ${limits(interval, duration)}<br>records: ${escaped(verdict)}`;
}

if (data.releases.length > 0) {
  figure("releases", releaseChart, (choices) => {
    const rows = releaseRows(choices);
    const names = releaseNames(rows);
    return {
      caption: `Overhead for each monitored call by release, ${choices.statistic} (ns)`,
      head: ["Configuration", ...names],
      rows: rows.map((row) => [releaseLabel(row), ...names.map((name) => releaseCell(row.drawn.find(({ release }) => release === name)))]),
    };
  });
}

function releaseCell(point) {
  return point ? `${digits(point.interval[0])} ${limits(point.interval)}` : null;
}
