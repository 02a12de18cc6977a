/** The iterations of every fork of one arm. */
(() => {
  const select = document.querySelector("[data-of=warmup][data-name=arm]");
  data.arms.filter((arm) => arm.forks.length > 0).forEach((arm) => select.append(new Option(arm.label, arm.place)));
  const first = data.arms.find((arm) => !arm.baseline && arm.forks.length > 0);
  if (first) {
    select.value = first.place;
  }
})();

function warmupChart({ arm: place, quantity, log }, width) {
  const arm = data.arms[place];
  const forks = arm ? arm.forks.filter((fork) => fork[quantity].length > 0) : [];
  if (forks.length === 0) {
    return null;
  }
  const nanos = quantity === "nanos";
  const last = Math.max(...forks.map((fork) => fork[quantity].length));
  return {
    height: width < 640 ? 360 : 400,
    option: {
      // Paper does not show the choice.
      title: { text: arm.label, left: 14, top: 10, textStyle: { color: ink().text, fontSize: 12.5, fontWeight: 600 } },
      grid: { left: 74, right: 24, top: 40, bottom: 56 },
      xAxis: numberAxis("iteration", { type: "value", min: 1, max: last, minInterval: 1 }),
      yAxis: nanos
        ? durationAxis("mean duration of a call", log, { nameGap: 58, min: log ? undefined : 0 })
        : numberAxis("heap in use (MiB)", { type: log ? "log" : "value", nameGap: 58 }),
      tooltip: { ...shared().tooltip, formatter: (point) => forkText(forks[point.seriesIndex], quantity, point.value) },
      series: forks.map((fork) => forkLine(fork, quantity, colourOf(arm))),
    },
  };
}

function forkText(fork, quantity, [iteration, value]) {
  return `<strong>fork ${fork.number}</strong>, block ${fork.block}: ${escaped(fork.course)}<br>iteration ${iteration}: ${quantity === "nanos" ? duration(value) : `${digits(value)} MiB`}`;
}

function forkLine(fork, quantity, colour) {
  const steady = [fork.steadyFrom + 1, fork[quantity][fork.steadyFrom]];
  return {
    type: "line",
    name: `fork ${fork.number}`,
    color: colour,
    lineStyle: { width: 1.5, opacity: 0.75 },
    symbol: "circle",
    symbolSize: 5,
    showSymbol: false,
    emphasis: { focus: "series", lineStyle: { width: 3 } },
    data: fork[quantity].map((value, i) => [i + 1, value]),
    markPoint: {
      symbol: "circle",
      symbolSize: 8,
      itemStyle: { color: colour, borderColor: ink().ground, borderWidth: 1.5 },
      label: { show: false },
      tooltip: { show: false },
      data: [{ coord: steady }],
    },
  };
}

figure("warmup", warmupChart, ({ arm: place }) => {
  const arm = data.arms[place];
  return {
    caption: `Forks of ${arm.label}`,
    head: ["Fork", "Block", "Course", "Counts from iteration", "Mean of what counts (ns)", "Delivered", "Expected", "Log"],
    rows: arm.forks.map((fork) => [
      fork.number,
      fork.block,
      fork.failure ? `failed: ${fork.failure}` : fork.course,
      fork.failure ? null : fork.steadyFrom + 1,
      digits(meanFrom(fork)),
      fork.records?.delivered,
      fork.records?.expected,
      fork.log ? { text: "log", href: fork.log } : "nothing printed",
    ]),
  };
});

function meanFrom(fork) {
  const counted = fork.nanos.slice(fork.steadyFrom);
  return counted.length === 0 ? null : counted.reduce((sum, nanos) => sum + nanos, 0) / counted.length;
}
