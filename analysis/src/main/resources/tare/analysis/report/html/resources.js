/** Memory, garbage collection, network and disk along what was swept, a panel for each. */
const PANEL_HEIGHT = 230;

/** Of any unit; what is never more is not drawn. */
const LEAST = 0.01;

/** The costs that some configuration has, with the rows of each. */
function resourcePanels(choices) {
  return data.costs
    .map((cost, quantity) => ({ ...cost, quantity, rows: cost.resource ? withPoints(sweptRows({ ...choices, quantity })).filter(isSpent) : [] }))
    .filter(({ rows }) => rows.length > 0);
}

function isSpent({ drawn }) {
  return drawn.some(({ interval }) => interval[2] >= LEAST);
}

function resourcesChart(choices, width) {
  const panels = resourcePanels(choices);
  if (panels.length === 0) {
    return null;
  }
  const columns = width < 640 ? 1 : 2;
  const legend = lineLegend([...new Set(panels.flatMap(({ quantity, rows }) => rows.map((row) => sweptLabel(row, { quantity }))))], width);
  const corner = (place) => ({ x: (width / columns) * (place % columns), y: legend.height + 16 + PANEL_HEIGHT * Math.floor(place / columns) });
  return {
    height: corner(panels.length - 1).y + PANEL_HEIGHT,
    option: {
      legend: legend.option,
      title: panels.map(({ title, unit }, place) => panelTitle(`${title} (${unit})`, corner(place))),
      grid: panels.map((_, place) => panelGrid(corner(place), width / columns)),
      xAxis: panels.map(({ rows }, place) => sweptValues(sweptAxis(choices), rows, { gridIndex: place, nameGap: 26 })),
      yAxis: panels.map((_, place) => numberAxis("", { type: "value", scale: true, splitNumber: 4, gridIndex: place })),
      tooltip: {
        ...shared().tooltip,
        formatter: ({ seriesName, data: point }) => sweptText(seriesName, point, { ...choices, quantity: point.quantity }),
      },
      series: panels.flatMap(({ quantity, rows }, panel) => rows.flatMap((row) => panelSeries(row, { quantity, panel, look: sweptLook(row) }))),
    },
  };
}

function panelSeries(row, drawing) {
  const [line, band] = sweptSeries(row, { ...drawing, reach: [-Infinity, Infinity] });
  return [{ ...line, data: line.data.map((point) => ({ ...point, quantity: drawing.quantity })) }, band];
}

function panelTitle(text, { x, y }) {
  return { text, left: x + 14, top: y, textStyle: { color: ink().text, fontSize: 12.5, fontWeight: 600 } };
}

function panelGrid({ x, y }, width) {
  return { left: x + 62, width: width - 62 - 26, top: y + 30, height: PANEL_HEIGHT - 30 - 52 };
}

if (data.sweeps.length > 0) {
  figure("resources", resourcesChart, (choices) => {
    const panels = resourcePanels(choices);
    const all = panels.flatMap(({ rows }) => rows);
    return {
      caption: `Memory, garbage collection, network and disk over ${sweptAxis(choices).name}: mean and [least, greatest] fork`,
      head: ["Configuration", "Cost", ...sweptHeads(choices, all)],
      rows: panels.flatMap(({ title, unit, quantity, rows }) =>
        rows.map((row) => [sweptLabel(row, { quantity }), `${title} (${unit})`, ...sweptCells(row, all)]),
      ),
    };
  });
}
