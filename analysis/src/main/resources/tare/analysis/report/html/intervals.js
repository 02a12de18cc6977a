/**
 * Estimates with their intervals, one below the other.
 *
 * @param rows {arm, aside, interval: [estimate, low, high], text} each; null limits are not bounded
 */
function intervalChart(rows, axisName, log, width) {
  if (rows.length === 0) {
    return null;
  }
  const names = armAxis(rows, width);
  const [least, greatest] = axisLimits(rows.map((row) => row.interval), log);
  const height = rows.length * names.rowHeight + 64;
  return {
    height,
    option: {
      grid: { left: names.labelWidth + 12, right: 72, top: 8, bottom: 52 },
      xAxis: durationAxis(axisName, log, { min: least, max: greatest, splitNumber: width < 640 ? 2 : 5 }),
      yAxis: names.axis,
      tooltip: { ...shared().tooltip, formatter: ({ dataIndex }) => describe(rows[dataIndex]) },
      series: [
        {
          type: "custom",
          encode: { x: 0, y: 1 },
          data: rows.map((row, place) => [row.interval[0], place]),
          renderItem: (params, api) => interval(rows[params.dataIndex], params, api, [least, greatest]),
          markLine: log ? undefined : zeroLine(),
        },
      ],
    },
  };
}

function describe(row) {
  const [estimate] = row.interval;
  return `<strong>${escaped(row.arm.label)}</strong><br>${duration(estimate)} ${limits(row.interval, duration)}${row.text ? `<br>${escaped(row.text)}` : ""}`;
}

function zeroLine() {
  return {
    silent: true,
    symbol: "none",
    label: { show: false },
    lineStyle: { color: ink().faint, type: "solid", width: 1 },
    data: [{ xAxis: 0 }],
  };
}

/** Every estimate lies inside; intervals that are much wider than the estimates go on beyond. */
function axisLimits(intervals, log) {
  const estimates = intervals.map(([estimate]) => estimate);
  const reach = Math.max(...estimates.map(Math.abs)) || 1;
  const lows = intervals.map(([estimate, low]) => low ?? estimate);
  const highs = intervals.map(([estimate, , high]) => high ?? estimate);
  const greatest = Math.max(Math.min(Math.max(...highs), 1.8 * reach), ...estimates);
  if (log) {
    const positive = estimates.filter((estimate) => estimate > 0);
    const least = positive.length > 0 ? Math.min(...positive) : 1;
    const lowest = Math.min(...lows.filter((low) => low > least / 10), least);
    return [10 ** Math.floor(Math.log10(lowest)), 10 ** Math.ceil(Math.log10(Math.max(greatest, 2 * least)))];
  }
  const lowest = Math.min(0, Math.max(Math.min(...lows), -0.4 * reach), ...estimates);
  const step = niceStep((greatest - lowest) / 5);
  return [Math.floor(lowest / step) * step, Math.ceil(greatest / step) * step];
}

function niceStep(rough) {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough);
}

/** One interval: a line with caps, or an arrow where it leaves the axis. */
function interval(row, params, api, [least, greatest]) {
  const [estimate, low, high] = row.interval;
  const colour = colourOf(row.arm);
  const { x: left, width } = params.coordSys;
  const right = left + width;
  const place = api.value(1);
  const y = api.coord([Math.max(estimate, least), place])[1];
  const at = (value) => api.coord([Math.min(greatest, Math.max(least, value)), place])[0];
  const bounded = low !== null && high !== null;
  const from = bounded ? at(low) : left;
  const to = bounded ? at(high) : right;
  const style = { stroke: colour, fill: "none", lineWidth: 2, lineDash: bounded ? undefined : [3, 4] };
  const children = [stroke([[from, y], [to, y]], style)];
  children.push(bounded && low >= least ? stroke([[from, y - 5], [from, y + 5]], style) : arrow(left, y, 1, colour));
  children.push(bounded && high <= greatest ? stroke([[to, y - 5], [to, y + 5]], style) : arrow(right, y, -1, colour));
  if (estimate >= least) {
    children.push(marker(row.arm.stage, at(estimate), y, colour));
  }
  children.push({
    type: "text",
    style: { text: duration(estimate), x: right + 10, y, verticalAlign: "middle", fill: ink().text, fontSize: 12.5 },
  });
  return { type: "group", children };
}

function stroke(points, style) {
  return { type: "polyline", shape: { points }, style };
}

function arrow(x, y, inwards, colour) {
  return {
    type: "polygon",
    shape: { points: [[x, y], [x + inwards * 7, y - 4], [x + inwards * 7, y + 4]] },
    style: { fill: colour },
  };
}

/** Shapes tell the stages apart where colours cannot. */
function marker(stage, x, y, colour) {
  const style = { fill: colour, stroke: ink().ground, lineWidth: 1.5 };
  switch (stage) {
    case "disk":
      return { type: "rect", shape: { x: x - 5, y: y - 5, width: 10, height: 10 }, style };
    case "tcp":
      return { type: "circle", shape: { cx: x, cy: y, r: 6 }, style };
    case "instrumentation":
      return { type: "polygon", shape: { points: [[x - 6, y + 5], [x + 6, y + 5], [x, y - 6]] }, style };
    default:
      return { type: "polygon", shape: { points: [[x - 7, y], [x, y - 7], [x + 7, y], [x, y + 7]] }, style };
  }
}

figure(
  "overhead",
  ({ statistic, log }, width) =>
    intervalChart(
      published().map((arm) => ({ arm, interval: arm.overhead[statistic], text: `records: ${arm.verdict}` })),
      `overhead for each monitored call (${statistic})`,
      log,
      width,
    ),
  ({ statistic }) => ({
    caption: `Overhead for each monitored call, ${statistic}`,
    head: ["Arm", "Estimate (ns)", `${percent(data.confidence)} interval (ns)`, "Records"],
    rows: published().map((arm) => [arm.label, digits(arm.overhead[statistic][0]), limits(arm.overhead[statistic]), arm.verdict]),
  }),
);

function published() {
  return filter.agents().filter((arm) => arm.overhead);
}

/** The arm without the stage, named as the arm with it. */
function without(stage) {
  const framework = `${data.arms[stage.arm].framework}/`;
  return stage.from.startsWith(framework) ? stage.from.slice(framework.length) : stage.from;
}

function shownStages() {
  const shown = new Set(filter.agents().map((arm) => arm.place));
  return data.stages.filter((stage) => shown.has(stage.arm));
}

figure(
  "stages",
  ({ log }, width) =>
    intervalChart(
      shownStages().map((stage) => ({ arm: data.arms[stage.arm], interval: stage.nanos, aside: `beyond ${without(stage)}` })),
      "cost of the stage for each monitored call",
      log,
      width,
    ),
  () => ({
    caption: "What each stage adds to the one before it",
    head: ["Arm with the stage", "Stage", "Arm without it", "Estimate (ns)", `${percent(data.confidence)} interval (ns)`],
    rows: shownStages().map((stage) => {
      const arm = data.arms[stage.arm];
      return [arm.label, arm.stage, stage.from, digits(stage.nanos[0]), limits(stage.nanos)];
    }),
  }),
);
