/** How long calls took: boxes, or the whole distribution. */
const EVERY_AGENT = "";
const DASHES = ["solid", [6, 4], [2, 3], [10, 3, 2, 3], [1, 4]];

(() => {
  const select = document.querySelector("[data-of=durations][data-name=framework]");
  // More lines than about a dozen cannot be told apart.
  const all = data.arms.length <= 16;
  if (all) {
    select.append(new Option("all", EVERY_AGENT));
  }
  data.frameworks.forEach((framework) => select.append(new Option(framework, framework)));
})();

function timed({ framework }) {
  return filter.arms().filter((arm) => arm.call && (arm.baseline || framework === EVERY_AGENT || arm.framework === framework));
}

function durationsChart(choices, width) {
  const arms = timed(choices);
  if (arms.length === 0) {
    return null;
  }
  return choices.form === "box" ? boxChart(arms, choices.log, width) : shareChart(arms, choices, width);
}

function boxChart(arms, log, width) {
  const names = armAxis(arms.map((arm) => ({ arm })), width);
  const { min: least, p99: greatest } = span(arms);
  return {
    height: arms.length * (names.rowHeight + 10) + 64,
    option: {
      grid: { left: names.labelWidth + 12, right: 28, top: 8, bottom: 52 },
      xAxis: durationAxis("duration of a call", log, log ? decades(least, greatest) : { min: 0 }),
      yAxis: names.axis,
      tooltip: { ...shared().tooltip, formatter: ({ dataIndex }) => boxText(arms[dataIndex]) },
      series: [
        {
          type: "custom",
          encode: { x: [0, 1], y: 2 },
          data: arms.map((arm, place) => [arm.call.min, arm.call.p99, place]),
          renderItem: (params, api) => box(arms[params.dataIndex], params, api),
        },
      ],
    },
  };
}

function span(arms) {
  return {
    min: Math.min(...arms.map((arm) => arm.call.min)),
    p99: Math.max(...arms.map((arm) => Math.max(arm.call.p99, arm.call.mean[0]))),
  };
}

function decades(least, greatest) {
  return { min: 10 ** Math.floor(Math.log10(Math.max(least, 1))), max: 10 ** Math.ceil(Math.log10(Math.max(greatest, 10))) };
}

function boxText(arm) {
  const { min, q25, median, q75, p99, max, mean } = arm.call;
  return (
    `<strong>${escaped(arm.label)}</strong><br>mean ${duration(mean[0])} ${limits(mean, duration)}<br>` +
    `least ${duration(min)}, quartiles ${duration(q25)}, ${duration(median)}, ${duration(q75)}<br>p99 ${duration(p99)}, greatest ${duration(max)}`
  );
}

function box(arm, params, api) {
  const { min, q25, median, q75, p99, mean } = arm.call;
  const colour = colourOf(arm);
  const place = api.value(2);
  const { x: left, width } = params.coordSys;
  const at = (value) => Math.min(left + width, Math.max(left, api.coord([Math.max(value, 1e-9), place])[0]));
  const y = api.coord([median, place])[1];
  const line = { stroke: colour, fill: "none", lineWidth: 1.5 };
  const children = [
    stroke([[at(min), y], [at(p99), y]], line),
    stroke([[at(min), y - 4], [at(min), y + 4]], line),
    stroke([[at(p99), y - 4], [at(p99), y + 4]], line),
    { type: "rect", shape: { x: at(q25), y: y - 8, width: Math.max(2, at(q75) - at(q25)), height: 16 }, style: { fill: ink().ground, stroke: colour, lineWidth: 1.5 } },
    stroke([[at(median), y - 8], [at(median), y + 8]], { ...line, lineWidth: 3 }),
  ];
  return { type: "group", children: [...children, ...meanBelow(mean, at, y + 13)] };
}

/** The mean with its interval lies below the box, where it hides nothing. */
function meanBelow([estimate, low, high], at, y) {
  const line = { stroke: ink().text, fill: "none", lineWidth: 1.5 };
  const bounded = low !== null && high !== null;
  const interval = bounded ? [stroke([[at(low), y], [at(high), y]], line)] : [];
  const x = at(estimate);
  const diamond = { points: [[x - 5, y], [x, y - 5], [x + 5, y], [x, y + 5]] };
  return [...interval, { type: "polygon", shape: diamond, style: { fill: ink().text } }];
}

function shareChart(arms, { form, framework, log }, width) {
  const tail = form === "tail";
  const shown = arms.filter((arm) => arm.quantiles);
  const legend = lineLegend(shown.map((arm) => arm.label), width);
  return {
    height: legend.height + (width < 640 ? 340 : 400),
    option: {
      grid: { left: 66, right: 24, top: legend.height + 16, bottom: 56 },
      legend: legend.option,
      xAxis: durationAxis("duration of a call", log, log ? decades(Math.min(...shown.map((arm) => arm.quantiles[0])), Math.max(...shown.map((arm) => arm.quantiles.at(-1)))) : {}),
      yAxis: numberAxis(tail ? "share of calls above" : "share of calls up to", {
        type: tail ? "log" : "value",
        min: tail ? 1e-5 : 0,
        max: 1,
        nameGap: 50,
        axisLabel: { ...tickLabel(), formatter: percent },
      }),
      tooltip: { ...shared().tooltip, formatter: ({ seriesName, value: [nanos, share] }) => `<strong>${escaped(seriesName)}</strong><br>${percent(share)} of calls ${tail ? "above" : "up to"} ${duration(nanos)}` },
      series: shown.map((arm) => shareLine(arm, arms, { tail, framework })),
    },
  };
}

function shareLine(arm, arms, { tail, framework }) {
  const siblings = arms.filter((other) => other.framework === arm.framework);
  const points = data.shares.map((share, i) => [arm.quantiles[i], tail ? Number((1 - share).toPrecision(6)) : share]);
  return {
    type: "line",
    name: arm.label,
    color: lineColour(arm, siblings.indexOf(arm), framework !== EVERY_AGENT),
    lineStyle: { width: 2, type: DASHES[siblings.indexOf(arm) % DASHES.length] },
    symbol: "circle",
    symbolSize: 5,
    showSymbol: false,
    emphasis: { focus: "series" },
    data: tail ? points.filter(([, share]) => share > 0) : points,
  };
}

figure("durations", durationsChart, (choices) => ({
  caption: "Durations of calls in nanoseconds",
  head: ["Arm", "Least", "Lower quartile", "Median", "Upper quartile", "p99", "Greatest", "Mean", `${percent(data.confidence)} interval of the mean`],
  rows: timed(choices).map((arm) => {
    const { min, q25, median, q75, p99, max, mean } = arm.call;
    return [arm.label, ...[min, q25, median, q75, p99, max, mean[0]].map(digits), limits(mean)];
  }),
}));
