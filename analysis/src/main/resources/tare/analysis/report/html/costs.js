/** What forks take beside the time of their calls. */
function spent(cost) {
  return filter
    .arms()
    .map((arm) => ({ arm, values: arm.forks.map((fork) => fork.costs[cost]).filter((value) => value !== null && value !== undefined) }))
    .filter(({ values }) => values.some((value) => value > 0));
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function costChart({ cost, log }, width) {
  const rows = spent(cost);
  if (rows.length === 0) {
    return null;
  }
  const { title, unit } = data.costs[cost];
  const names = armAxis(rows, width);
  const points = rows.flatMap((row, place) => row.values.map((value) => [value, place]));
  return {
    height: rows.length * names.rowHeight + 64,
    option: {
      grid: { left: names.labelWidth + 12, right: 84, top: 8, bottom: 52 },
      xAxis: numberAxis(`${title} (${unit})`, { type: log ? "log" : "value", min: log ? undefined : 0 }),
      yAxis: names.axis,
      tooltip: { ...shared().tooltip, formatter: ({ value: [value, place] }) => `<strong>${escaped(rows[place].arm.label)}</strong><br>${digits(value)} ${unit}` },
      series: [
        {
          type: "scatter",
          symbolSize: 9,
          data: points.filter(([value]) => !log || value > 0),
          itemStyle: { color: ({ value: [, place] }) => colourOf(rows[place].arm), opacity: 0.55 },
        },
        { type: "custom", silent: true, data: rows.map((row, place) => [mean(row.values), place]), renderItem: (params, api) => meanLine(rows[params.dataIndex].arm, unit, params, api) },
      ],
    },
  };
}

function meanLine(arm, unit, params, api) {
  const [x, y] = api.coord([api.value(0), api.value(1)]);
  const right = params.coordSys.x + params.coordSys.width;
  return {
    type: "group",
    children: [
      stroke([[x, y - 9], [x, y + 9]], { stroke: colourOf(arm), fill: "none", lineWidth: 3 }),
      { type: "text", style: { text: `${digits(api.value(0))} ${unit}`, x: right + 10, y, verticalAlign: "middle", fill: ink().text, fontSize: 12.5 } },
    ],
  };
}

figure("costs", costChart, ({ cost }) => ({
  caption: `${data.costs[cost].title} (${data.costs[cost].unit})`,
  head: ["Arm", "Mean", "Least fork", "Greatest fork", "Forks"],
  rows: spent(cost).map(({ arm, values }) => [arm.label, digits(mean(values)), digits(Math.min(...values)), digits(Math.max(...values)), values.length]),
}));
