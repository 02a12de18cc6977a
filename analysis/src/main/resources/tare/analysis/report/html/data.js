/** What is drawn, as it was measured, and how its numbers are written. */
const data = JSON.parse(document.getElementById("data").textContent);

data.arms.forEach((arm, place) => {
  arm.place = place;
  arm.label = (arm.experiment ? `${arm.experiment}: ` : "") + (arm.baseline ? arm.name : `${arm.framework}/${arm.name}`);
  arm.forks = data.forks.filter((fork) => fork.arm === place);
});
data.sweeps.forEach((row) => {
  row.arm = data.arms[row.points[0].arm];
});
data.frameworks = [...new Set(data.arms.filter((arm) => !arm.baseline).map((arm) => arm.framework))];

function colourOf(arm) {
  const { agents, faint } = ink();
  return arm.baseline ? faint : agents[data.frameworks.indexOf(arm.framework) % agents.length];
}

/**
 * The colour of a line.
 *
 * @param place of the arm among those of its agent
 * @param single whether the chart shows one agent only: then its configurations have colours of
 *     their own
 */
function lineColour(arm, place, single) {
  const { agents } = ink();
  return single && !arm.baseline ? agents[place % agents.length] : colourOf(arm);
}

/** Three digits, as in the tables. */
function digits(value) {
  if (value === null || value === undefined) {
    return "–";
  }
  const magnitude = Math.abs(value);
  const decimals = magnitude < 9.995 ? 2 : magnitude < 99.95 ? 1 : 0;
  return value.toFixed(decimals).replace(/^-(0(\.0+)?)$/, "$1");
}

/** Nanoseconds in the unit that suits them. */
function duration(nanos) {
  if (nanos === null || nanos === undefined) {
    return "–";
  }
  const magnitude = Math.abs(nanos);
  const [size, unit] = magnitude < 1e3 ? [1, "ns"] : magnitude < 1e6 ? [1e3, "µs"] : magnitude < 1e9 ? [1e6, "ms"] : [1e9, "s"];
  return `${digits(nanos / size)} ${unit}`;
}

/** The same for a tick of an axis, without decimals that say nothing. */
function tick(nanos) {
  return duration(nanos).replace(/\.(\d*?)0+ /, (_, rest) => (rest ? `.${rest} ` : " "));
}

function limits([, low, high], write = digits) {
  return low === null || high === null ? "(no interval)" : `[${write(low)}, ${write(high)}]`;
}

function percent(share) {
  return `${Number((100 * share).toPrecision(4))} %`;
}

/** Text that may stand in HTML: arms are named by whoever wrote a framework's description. */
function escaped(text) {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
}
