/** Cost against the share of records that arrived. Complete ones stand side by side in a band of their own. */
const LABEL_HEIGHT = 17;

function promising() {
  return published().filter((arm) => arm.records && arm.records.expected > 0);
}

function complete(arm) {
  return arm.records.delivered === arm.records.expected;
}

function deliveryChart({ log }, width) {
  const arms = promising();
  if (arms.length === 0) {
    return null;
  }
  const step = width < 640 ? 9 : 16;
  const band = step * (arms.filter(complete).length + 1);
  const limitsOfAxis = axisLimits(arms.map((arm) => arm.overhead.mean), log);
  let marks;
  return {
    height: Math.max(width < 640 ? 400 : 440, LABEL_HEIGHT * arms.length + 140),
    option: {
      grid: { left: 74, right: band + 20, top: 36, bottom: 56 },
      xAxis: numberAxis("delivered of expected records", {
        type: "value",
        min: 0,
        max: 100,
        axisLabel: { ...tickLabel(), formatter: (share) => (share === 100 ? "" : `${share} %`) },
      }),
      yAxis: { ...durationAxis("overhead for each monitored call", log, { min: limitsOfAxis[0], max: limitsOfAxis[1] }), nameGap: 58 },
      tooltip: { ...shared().tooltip, formatter: ({ dataIndex }) => deliveryText(arms[dataIndex]) },
      series: [
        {
          type: "custom",
          data: arms.map((arm) => [deliveredPercent(arm), arm.overhead.mean[0]]),
          renderItem: (params, api) => {
            marks ??= placeMarks(arms, { params, api, step, narrow: width < 640, limitsOfAxis });
            const drawn = deliveryMark(marks[params.dataIndex]);
            return params.dataIndex > 0 ? drawn : { type: "group", children: [completeBand(params.coordSys, band), drawn] };
          },
        },
      ],
    },
  };
}

function deliveredPercent(arm) {
  return (100 * arm.records.delivered) / arm.records.expected;
}

function deliveryText(arm) {
  const { expected, delivered } = arm.records;
  return `<strong>${escaped(arm.label)}</strong><br>${duration(arm.overhead.mean[0])} ${limits(arm.overhead.mean, duration)}<br>${delivered} of ${expected} records: ${arm.verdict}`;
}

function completeBand({ x, y, width, height }, band) {
  return {
    type: "group",
    silent: true,
    children: [
      { type: "rect", shape: { x: x + width, y, width: band, height }, style: { fill: ink().line, opacity: 0.35 } },
      { type: "text", style: { text: "complete", x: x + width + band, y: y - 8, align: "right", verticalAlign: "bottom", fill: ink().faint, fontSize: 12 } },
    ],
  };
}

/** Where everything goes: points of complete arms side by side, labels above one another. */
function placeMarks(arms, { params, api, step, narrow, limitsOfAxis: [least, greatest] }) {
  const area = params.coordSys;
  const clamp = (value) => Math.min(greatest, Math.max(least, value));
  let completed = 0;
  const marks = arms.map((arm) => {
    const [estimate, low, high] = arm.overhead.mean;
    const share = deliveredPercent(arm);
    const at = (value) => api.coord([share, clamp(value)])[1];
    const x = complete(arm) ? area.x + area.width + step * ++completed : api.coord([share, clamp(estimate)])[0];
    const left = complete(arm) || share > 50;
    return { arm, label: narrow ? arm.name : arm.label, x, left, y: at(estimate), from: at(low ?? least), to: at(high ?? greatest), bounded: low !== null && high !== null };
  });
  marks.forEach((mark) => {
    mark.labelX = complete(mark.arm) ? area.x + area.width - 14 : mark.x + (mark.left ? -14 : 14);
  });
  if (narrow) {
    spread(marks, area);
  } else {
    spread(marks.filter((mark) => mark.left), area);
    spread(marks.filter((mark) => !mark.left), area);
  }
  return marks;
}

/** Moves labels apart from the top down, then back up where they left the chart. */
function spread(marks, area) {
  const sorted = [...marks].sort((one, other) => one.y - other.y);
  let free = area.y + 8;
  sorted.forEach((mark) => {
    mark.labelY = Math.max(mark.y, free);
    free = mark.labelY + LABEL_HEIGHT;
  });
  let bottom = area.y + area.height - 8;
  [...sorted].reverse().forEach((mark) => {
    mark.labelY = Math.min(mark.labelY, bottom);
    bottom = mark.labelY - LABEL_HEIGHT;
  });
}

function deliveryMark(mark) {
  const { arm, label, x, y, from, to, labelX, labelY, left } = mark;
  const colour = colourOf(arm);
  const line = { stroke: colour, fill: "none", lineWidth: 2, lineDash: mark.bounded ? undefined : [3, 4] };
  return {
    type: "group",
    children: [
      stroke([[labelX + (left ? 3 : -3), labelY], [x, y]], { stroke: ink().faint, fill: "none", lineWidth: 1, opacity: 0.5 }),
      stroke([[x, from], [x, to]], line),
      marker(arm.stage, x, y, colour),
      { type: "text", style: { text: label, x: labelX, y: labelY, align: left ? "right" : "left", verticalAlign: "middle", fill: colour, fontSize: 12 } },
    ],
  };
}

figure("delivery", deliveryChart, () => ({
  caption: "Cost and delivered records",
  head: ["Arm", "Overhead (ns)", `${percent(data.confidence)} interval (ns)`, "Expected", "Delivered", "Reported dropped", "Unaccounted", "Verdict"],
  rows: promising().map((arm) => [
    arm.label,
    digits(arm.overhead.mean[0]),
    limits(arm.overhead.mean),
    arm.records.expected,
    arm.records.delivered,
    arm.records.reportedDropped,
    arm.records.unaccounted,
    arm.verdict,
  ]),
}));
