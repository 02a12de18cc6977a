/** Every chart of the page, by its id. */
const figures = {};

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

  function redraw() {
    if (seen) {
      drawNow();
    }
    if (details.open) {
      fill();
    }
  }

  function drawNow() {
    seen = true;
    width = canvas.clientWidth || canvas.parentElement.clientWidth;
    const drawing = draw(choices(), width);
    empty.hidden = drawing !== null;
    canvas.hidden = drawing === null;
    if (drawing === null) {
      return;
    }
    canvas.style.minHeight = "0";
    canvas.style.height = `${drawing.height}px`;
    chart ??= echarts.init(canvas, null, { renderer: "svg" });
    chart.resize({ width: canvas.clientWidth, height: drawing.height });
    chart.setOption({ ...shared(), ...drawing.option }, { notMerge: true });
  }

  function fill() {
    const { caption, head, rows } = numbers(choices());
    details.querySelector(".scroll").replaceChildren(numbersTable(caption, head, rows));
  }

  controls.forEach((control) => control.addEventListener("change", redraw));
  details.addEventListener("toggle", () => details.open && fill());
  filter.onChange(redraw);
  theme.onChange(redraw);
  addEventListener("beforeprint", drawNow);
  new IntersectionObserver((entries) => {
    if (!seen && entries.some((entry) => entry.isIntersecting)) {
      drawNow();
    }
  }, { rootMargin: "300px" }).observe(canvas);
  new ResizeObserver(() => {
    if (seen && !canvas.hidden && canvas.clientWidth !== width) {
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

/** An axis of numbers. */
function numberAxis(name, more) {
  const { text, faint, line } = ink();
  return {
    name,
    nameLocation: "middle",
    nameGap: 32,
    nameTextStyle: { color: faint, fontSize: 12 },
    axisLabel: { color: faint, fontSize: 12, hideOverlap: true },
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
    axisLabel: { color: ink().faint, fontSize: 12, hideOverlap: true, formatter: tick },
  });
}

/** The names of arms down the side, in two lines where there is little room. */
function armAxis(arms, width) {
  const { text, faint } = ink();
  const narrow = width < 640;
  const name = (place) => {
    const arm = arms[place];
    return narrow && arm.framework ? `{faint|${arm.framework}}\n${arm.name}` : arm.framework ? `{faint|${arm.framework}/}${arm.name}` : arm.name;
  };
  return {
    rowHeight: narrow ? 40 : 28,
    labelWidth: narrow ? Math.round(0.36 * width) : Math.min(330, Math.max(...arms.map((arm) => 7.1 * arm.label.length)) + 8),
    axis: {
      type: "category",
      inverse: true,
      data: arms.map((_, place) => String(place)),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: text,
        fontSize: 12.5,
        lineHeight: 15,
        interval: 0,
        width: narrow ? Math.round(0.36 * width) : 330,
        overflow: "truncate",
        formatter: (place) => name(Number(place)),
        rich: { faint: { color: faint, fontSize: narrow ? 11 : 12.5, lineHeight: 15 } },
      },
    },
  };
}
