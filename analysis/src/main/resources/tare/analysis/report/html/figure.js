/** Every chart of the page, by its id. */
const figures = {};

/** Charts are drawn as wide as a sheet of paper in portrait, which then scales them to its own width. */
const PAPER_WIDTH = 760;

/**
 * A chart with its choices and the table behind it. It is drawn when it comes into view, and again
 * when a choice, the filter, the colours or its width change.
 *
 * @param draw makes of the choices and the width {height, option}; null when there is nothing to draw
 * @param numbers makes of the choices {caption, head, rows}
 */
function figure(id, draw, numbers) {
  const canvas = document.getElementById(`${id}-canvas`);
  const empty = document.getElementById(`${id}-empty`);
  const details = document.getElementById(`${id}-numbers`);
  const controls = [...document.querySelectorAll(`[data-of=${id}]`)];
  let chart = null;
  let width = 0;
  let seen = false;

  function choices() {
    const chosen = {};
    controls.forEach((control) => {
      chosen[control.dataset.name] = control.type === "checkbox" ? control.checked : control.value;
    });
    return chosen;
  }

  /** Paper shows what the reader has not come to see, too. */
  function redraw() {
    if (seen || theme.printing()) {
      drawNow();
    }
    if (details.open) {
      fill();
    }
  }

  function drawNow() {
    seen = true;
    width = theme.printing() ? PAPER_WIDTH : canvas.clientWidth || canvas.parentElement.clientWidth;
    const drawing = draw(choices(), width);
    empty.hidden = drawing !== null;
    canvas.hidden = drawing === null;
    if (drawing === null) {
      return;
    }
    canvas.style.minHeight = "0";
    canvas.style.height = `${drawing.height}px`;
    chart ??= echarts.init(canvas, null, { renderer: "svg" });
    chart.resize({ width: theme.printing() ? width : canvas.clientWidth, height: drawing.height });
    chart.setOption({ ...shared(), ...drawing.option }, { notMerge: true });
    canvas.querySelector("svg").setAttribute("viewBox", `0 0 ${width} ${drawing.height}`);
  }

  function fill() {
    const { caption, head, rows } = numbers(choices());
    details.querySelector(".scroll").replaceChildren(numbersTable(caption, head, rows));
  }

  controls.forEach((control) => control.addEventListener("change", redraw));
  details.addEventListener("toggle", () => details.open && fill());
  filter.onChange(redraw);
  theme.onChange(redraw);
  new IntersectionObserver((entries) => {
    if (!seen && entries.some((entry) => entry.isIntersecting)) {
      drawNow();
    }
  }, { rootMargin: "300px" }).observe(canvas);
  new ResizeObserver(() => {
    if (seen && !canvas.hidden && !theme.printing() && canvas.clientWidth !== width) {
      drawNow();
    }
  }).observe(canvas);
  figures[id] = { drawNow };
}

function shared() {
  const { text, ground, line } = ink();
  return {
    animation: false,
    backgroundColor: "transparent",
    textStyle: { fontFamily: "system-ui, sans-serif", color: text },
    tooltip: { confine: true, backgroundColor: ground, borderColor: line, textStyle: { color: text, fontSize: 13 } },
  };
}

/** What stands at a tick, with room to the next. */
function tickLabel() {
  return { color: ink().faint, fontSize: 12, hideOverlap: true, padding: [0, 4] };
}

/** An axis of numbers. */
function numberAxis(name, more) {
  const { text, faint, line } = ink();
  return {
    name,
    nameLocation: "middle",
    nameGap: 32,
    nameTextStyle: { color: faint, fontSize: 12 },
    axisLabel: { ...tickLabel(), formatter: (value) => String(Number(value.toPrecision(4))) },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: line } },
    axisPointer: { lineStyle: { color: text } },
    ...more,
  };
}

/** An axis of durations in nanoseconds. */
function durationAxis(name, log, more) {
  return numberAxis(name, {
    type: log ? "log" : "value",
    ...more,
    axisLabel: { ...tickLabel(), formatter: tick },
  });
}

